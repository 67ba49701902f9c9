import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { formatDate, formatTime } from '#ui/format/date.ts'
import { Notice } from '#ui/notice.tsx'
import type { Configuration } from '../contract.ts'
import { fieldText, configureText as text } from './configure.text.ts'
import type { SaveElsewhere } from './use-save-elsewhere.ts'

/** Which fields of a saved form still have to be filled in or mended, each as a way to it. */
export function IncompleteNotice({ names, onGo }: { names: readonly string[]; onGo: (name: string) => void }) {
  return (
    <Notice tone="attention" title={text.savedInvalid} live>
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
  elsewhere: SaveElsewhere
  /** What stands in a field here. */
  mine: (name: string) => string
  onChoose: (name: string, which: 'theirs' | 'mine') => void
}

/** Says that the configuration was saved somewhere else, when and where, what came in, and lets the user choose where both changed a field. */
export function ElsewhereNotice({ elsewhere: { configuration, taken, clashes }, mine, onChoose }: ElsewhereProps) {
  return (
    <Notice tone={clashes.length > 0 ? 'attention' : 'info'} title={text.elsewhere(whenOf(configuration))} live>
      {taken.length > 0 && <p>{text.takenIn(namesOf(taken))}</p>}
      {clashes.length > 0 && <p>{text.chooseBetween}</p>}
      {clashes.map((name) => (
        <Clash
          key={name}
          name={name}
          theirs={configuration.config_data[name] ?? ''}
          mine={mine(name)}
          onChoose={(which) => onChoose(name, which)}
        />
      ))}
    </Notice>
  )
}

type ClashProps = { name: string; theirs: string; mine: string; onChoose: (which: 'theirs' | 'mine') => void }

function Clash({ name, theirs, mine, onChoose }: ClashProps) {
  const id = useId()
  return (
    <section className="configure-clash" aria-labelledby={id}>
      <h3 id={id}>{fieldText(name).label}</h3>
      <dl>
        <dt>{text.theirText}</dt>
        <dd>{theirs === '' ? <em>{text.emptyText}</em> : theirs}</dd>
        <dt>{text.myText}</dt>
        <dd>{mine === '' ? <em>{text.emptyText}</em> : mine}</dd>
      </dl>
      <div className="button-row">
        <Button size="small" variant="line" onClick={() => onChoose('theirs')}>
          {text.takeTheirs}
        </Button>
        <Button size="small" variant="line" onClick={() => onChoose('mine')}>
          {text.keepMine}
        </Button>
      </div>
    </section>
  )
}

function whenOf({ updated_at: at, saved_from: from }: Configuration): string {
  const isToday = formatDate(at) === formatDate(new Date())
  return text.savedAt(isToday ? formatTime(at) : `${formatTime(at)} op ${formatDate(at)}`, from)
}

/** The labels of fields in one Dutch phrase. */
export function namesOf(names: readonly string[]): string {
  return LIST.format(names.map((name) => fieldText(name).label))
}

const LIST = new Intl.ListFormat('nl-NL')
