import type { Review } from '../contract.ts'
import { detailsText as text } from './review-details.text.ts'
import { VersionChange } from './version-change.tsx'

/** Shows the changes of a version against the live one or the previous submission. */
export function ReviewChanges({ review }: { review: Review }) {
  const { changes, compared_with: compared } = review
  if (compared === null) return null
  const isLive = compared.status === 'approved' || compared.status === 'replaced'
  return (
    <section aria-labelledby="review-changes" className="review-part">
      <h2 id="review-changes">{text.changes}</h2>
      <p className="small soft">
        {isLive ? text.comparedWithLive(compared.number) : text.comparedWithEarlier(compared.number)}
      </p>
      {changes.length === 0 && <p>{text.noChanges}</p>}
      {changes.map((change) => (
        <VersionChange key={change.field} change={change} />
      ))}
    </section>
  )
}
