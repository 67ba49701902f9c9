import type { CustomerVersionChange } from '../contract.ts'
import { changeText, shortChange, valueText } from '../version-changes.text.ts'
import { versionsText as text } from './versions.text.ts'

/** Shows the changes of a version, part by part; for parts that a customer may not read only that they changed. */
export function VersionChanges({ changes, isFirst }: { changes: readonly CustomerVersionChange[]; isFirst: boolean }) {
  if (changes.length === 0) return <p className="small soft">{isFirst ? text.first : text.nothing}</p>
  return (
    <dl className="bot-changes">
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{changeText.fields[change.field]}</dt>
          <dd>
            <Change change={change} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Change({ change }: { change: CustomerVersionChange }) {
  const { before, after } = change
  if (before === null || after === null) return text.inner
  const short = shortChange(change)
  if (short)
    return (
      <>
        <del>{short.before}</del> <ins>{short.after}</ins>
      </>
    )
  return (
    <details>
      <summary>{text.read}</summary>
      <h4>{text.was}</h4>
      <p className="bot-changes-text">{valueText(change, before)}</p>
      <h4>{text.is}</h4>
      <p className="bot-changes-text">{valueText(change, after)}</p>
    </details>
  )
}
