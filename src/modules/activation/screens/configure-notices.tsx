import { FieldConflictNotice } from '#ui/concurrent-save-notice.tsx'
import { Notice } from '#ui/notice.tsx'
import { fieldText, configureText as text } from './configure.text.ts'
import type { ConcurrentSave } from './use-concurrent-save.ts'

/**
 * Shows which fields of a saved form are still missing or wrong, each with a link to it. Screen readers do not announce it: the toast of the save and
 * the fields already do.
 */
export function IncompleteNotice({ names, onGo }: { names: readonly string[]; onGo: (name: string) => void }) {
  return (
    <Notice tone="attention" title={text.savedInvalid}>
      {names.length > 0 && (
        <span className="configure-missing">
          {text.stillMissing}{' '}
          {names.map((name, index) => (
            <span key={name}>
              <button type="button" className="text-button" onClick={() => onGo(name)}>
                {fieldText(name).label}
              </button>
              {index < names.length - 1 ? ', ' : '.'}
            </span>
          ))}
        </span>
      )}
    </Notice>
  )
}

type ElsewhereProps = {
  elsewhere: ConcurrentSave
  /** Returns the text of a field in this form. */
  mine: (name: string) => string
  onChoose: (name: string, which: 'theirs' | 'mine') => void
}

/**
 * Shows that the configuration was saved elsewhere, when and where, which fields were accepted, and lets the user choose where both changed a field.
 */
export function ConcurrentSaveNotice({
  elsewhere: { configuration, accepted, clashes },
  mine,
  onChoose,
}: ElsewhereProps) {
  return (
    <FieldConflictNotice
      title={text.elsewhere}
      savedAt={configuration.updated_at}
      savedFrom={configuration.saved_from}
      accepted={accepted.map((name) => fieldText(name).label)}
      clashes={clashes.map((name) => ({
        name,
        label: fieldText(name).label,
        theirs: configuration.config_data[name] ?? '',
        mine: mine(name),
      }))}
      onChoose={onChoose}
    />
  )
}

/** Returns the labels of fields in one Dutch phrase. */
export function namesOf(names: readonly string[]): string {
  return LIST.format(names.map((name) => fieldText(name).label))
}

const LIST = new Intl.ListFormat('nl-NL')
