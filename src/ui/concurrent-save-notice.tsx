import { useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { formatDate, formatTime } from './format/date.ts'
import { Notice } from './notice.tsx'
import { uiText as text } from './ui.text.ts'

/** A field that was changed here and, to another value, in another save. */
export interface FieldConflict {
  readonly name: string
  readonly label: string
  readonly theirs: string
  readonly mine: string
}

type Props = {
  /** The title of the notice; `when` says when the other save was and from which browser. */
  title: (when: string) => string
  savedAt: string
  savedFrom: string | null
  /** The labels of the fields that were adopted from the other save. */
  accepted: readonly string[]
  clashes: readonly FieldConflict[]
  onChoose: (name: string, which: 'theirs' | 'mine') => void
}

/** Says that the same form was saved elsewhere and which fields were adopted from there, and lets the user choose where both changed a field. */
export function FieldConflictNotice({ title, savedAt, savedFrom, accepted, clashes, onChoose }: Props) {
  return (
    <Notice tone={clashes.length > 0 ? 'attention' : 'info'} title={title(whenOf(savedAt, savedFrom))} live>
      {accepted.length > 0 && <p>{text.takenIn(LIST.format(accepted))}</p>}
      {clashes.length > 0 && <p>{text.chooseBetween}</p>}
      {clashes.map((clash) => (
        <Clash key={clash.name} clash={clash} onChoose={(which) => onChoose(clash.name, which)} />
      ))}
    </Notice>
  )
}

/**
 * Leads to the first open choice: `askChoice` moves the focus to it, so that a user who saved far below sees why nothing was saved. `choiceRef` holds
 * the notice.
 */
export function useOpenChoice() {
  const choiceRef = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) choiceRef.current?.querySelector<HTMLElement>('.field-clash button')?.focus()
  }, [asked])
  return { choiceRef, askChoice: () => setAsked((times) => times + 1) }
}

function Clash({ clash, onChoose }: { clash: FieldConflict; onChoose: (which: 'theirs' | 'mine') => void }) {
  const id = useId()
  const { label, theirs, mine } = clash
  return (
    <section className="field-clash" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
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

function whenOf(at: string, from: string | null): string {
  const isToday = formatDate(at) === formatDate(new Date())
  return text.savedAt(isToday ? formatTime(at) : `${formatTime(at)} op ${formatDate(at)}`, from)
}

const LIST = new Intl.ListFormat('nl-NL')
