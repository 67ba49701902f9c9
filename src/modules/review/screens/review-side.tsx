import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { formatDate } from '#ui/format/date.ts'
import { formatNumber } from '#ui/format/number.ts'
import { KeyHint } from '#ui/key-hint.tsx'
import { Switch } from '#ui/switch.tsx'
import type { Review } from '../contract.ts'
import type { ReviewDecision } from '../domain/review-rules.ts'
import { priceSummary, reviewText as shared } from './review.text.ts'
import { STATUS_LABELS, detailsText as text } from './review-details.text.ts'
import { previewPath } from './submission-card.tsx'

type DecideProps = {
  review: Review
  pending: ReviewDecision | null
  onApprove: () => void
  onTurnDown: (decision: 'reject' | 'request_changes') => void
  keys: { isOn: boolean; setOn: (isOn: boolean) => void }
}

/** Shows the decision buttons, their effects and their keys; nothing once the submission is decided. */
export function DecideCard({ review, pending, onApprove, onTurnDown, keys }: DecideProps) {
  if (review.decision !== null) return null
  return (
    <Card padded as="section" className="review-decide" aria-labelledby="review-decide">
      <h2 id="review-decide">{text.decision}</h2>
      <p className="small soft">{consequenceOf(review)}</p>
      <Button full pending={pending === 'approve'} aria-keyshortcuts={keys.isOn ? 'a' : undefined} onClick={onApprove}>
        {shared.approve} {keys.isOn && <KeyHint>a</KeyHint>}
      </Button>
      <Button variant="line" full pending={pending === 'request_changes'} onClick={() => onTurnDown('request_changes')}>
        {shared.requestChanges}
      </Button>
      <Button
        variant="danger-quiet"
        full
        pending={pending === 'reject'}
        aria-keyshortcuts={keys.isOn ? 'r' : undefined}
        onClick={() => onTurnDown('reject')}
      >
        {shared.reject} {keys.isOn && <KeyHint>r</KeyHint>}
      </Button>
      <div className="review-keys">
        <Switch
          label={text.keys}
          hint={text.keysHint}
          checked={keys.isOn}
          onChange={(event) => keys.setOn(event.currentTarget.checked)}
        />
      </div>
    </Card>
  )
}

function consequenceOf({ is_update: isUpdate, compared_with: compared, publish }: Review): string {
  if (isUpdate && compared) return text.willReplace(compared.number)
  return publish ? text.willShow : text.willHide
}

/** Shows the offer and its vendor. */
export function ReviewFacts({ review }: { review: Review }) {
  const { vendor, monthly_execution_limit: limit } = review
  return (
    <Card padded as="section" className="review-facts" aria-labelledby="review-offer">
      <h2 id="review-offer">{text.offer}</h2>
      <p className="submission-price">{priceSummary(review)}</p>
      <DefinitionList
        items={[
          { term: shared.category, description: review.category },
          { term: text.executions, description: limit === null ? text.perPlan : formatNumber(limit) },
        ]}
      />
      <p>
        <a href={previewPath(review)} aria-label={shared.previewOf(review.title)}>
          {shared.preview}
        </a>
      </p>
      <h2>{text.vendor}</h2>
      <p className="review-vendor">
        <strong>{vendor.name || shared.by('')}</strong>
        <Badge tone={vendor.verified ? 'green' : 'line'}>{vendor.verified ? shared.verified : shared.unverified}</Badge>
      </p>
      <DefinitionList items={[{ term: text.approvedBots, description: formatNumber(vendor.approved_bots) }]} />
    </Card>
  )
}

/** Shows the outcomes of this bot's earlier versions and of the vendor's other bots. */
export function ReviewEarlier({ review }: { review: Review }) {
  return (
    <Card padded as="section" className="review-facts">
      {review.history.length > 0 && (
        <>
          <h2>{text.history}</h2>
          <Earlier rows={review.history.map((one) => ({ ...one, name: text.version(one.number) }))} />
        </>
      )}
      <h2>{text.otherBots}</h2>
      {review.other_bots.length === 0 ? (
        <p className="small soft">{text.noOthers}</p>
      ) : (
        <Earlier rows={review.other_bots.map((one) => ({ ...one, name: one.title }))} />
      )}
    </Card>
  )
}

type EarlierRow = Pick<Review['history'][number], 'status' | 'decided_at' | 'decided_by' | 'feedback'> & {
  readonly name: string
}

function Earlier({ rows }: { rows: readonly EarlierRow[] }) {
  return (
    <ul className="review-earlier plain-list">
      {rows.map((row, at) => (
        <li key={`${row.name} ${at}`}>
          <span>
            <strong>{row.name}</strong>: {STATUS_LABELS[row.status]}
          </span>
          <span className="small soft">
            {[row.decided_at && formatDate(row.decided_at), row.decided_by].filter(Boolean).join(', ')}
          </span>
          {row.feedback && <q className="small">{row.feedback}</q>}
        </li>
      ))}
    </ul>
  )
}
