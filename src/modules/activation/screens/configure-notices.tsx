import { FieldConflictNotice } from '#ui/concurrent-save-notice.tsx'
import { Notice } from '#ui/notice.tsx'
import { fieldText, configureText as text } from './configure.text.ts'
import type { ConcurrentSave } from './use-concurrent-save.ts'

/** Which fields of a saved form still have to be filled in or mended, each as a way to it. Not spoken: the toast of the save and the fields say it. */
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
  /** What stands in a field here. */
  mine: (name: string) => string
  onChoose: (name: string, which: 'theirs' | 'mine') => void
}

/** Says that the configuration was saved somewhere else, when and where, what came in, and lets the user choose where both changed a field. */
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

/** The labels of fields in one Dutch phrase. */
export function namesOf(names: readonly string[]): string {
  return LIST.format(names.map((name) => fieldText(name).label))
}

const LIST = new Intl.ListFormat('nl-NL')
