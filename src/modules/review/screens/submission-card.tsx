import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { CategorySign } from '#ui/category-sign.tsx'
import { formatDate } from '#ui/format/date.ts'
import { Tile } from '#ui/tile.tsx'
import { categoryKey } from '#ui/tile-palette.ts'
import type { Submission } from '../contract.ts'
import { CheckBadges } from './check-badges.tsx'
import { priceSummary, reviewText as text, waitsFor, waitsLong } from './review.text.ts'

type Props = {
  submission: Submission
  approving: boolean
  onApprove: () => void
  onReject: () => void
}

/** Shows one submission of the queue: its bot, since when it waits, its price, the findings, and the actions (ADMIN-01). */
export function SubmissionCard({ submission, approving, onApprove, onReject }: Props) {
  const { title, category, version_id: id, vendor } = submission
  return (
    <Card padded as="article" className="submission">
      <Tile seed={submission.bot_id} category={category} size={64} />
      <div className="submission-what">
        <h2>
          <a href={`/admin/reviews/${id}`}>{title}</a>
        </h2>
        <p className="submission-facts">
          <span className="submission-category" data-category={categoryKey(category)}>
            <CategorySign category={category} />
            {category}
          </span>
          <span>{text.by(vendor.name)}</span>
          <Badge tone={submission.is_update ? 'blue' : 'neutral'}>{kindOf(submission)}</Badge>
        </p>
        <CheckBadges checks={submission.checks} />
      </div>
      <div className="submission-when">
        <p className="submission-price">{priceSummary(submission)}</p>
        <p className="small soft">{text.submitted(formatDate(submission.submitted_at))}</p>
        <Age since={submission.submitted_at} />
      </div>
      <div className="submission-actions">
        <ButtonLink variant="line" size="small" href={`/admin/reviews/${id}`} aria-label={text.openOf(title)}>
          {text.open}
        </ButtonLink>
        <a className="submission-preview" href={previewPath(submission)} aria-label={text.previewOf(title)}>
          {text.preview}
        </a>
        <span className="submission-decide">
          <Button
            variant="line"
            size="small"
            pending={approving}
            aria-label={text.approveOf(title)}
            onClick={onApprove}
          >
            {text.approve}
          </Button>
          <Button variant="danger-quiet" size="small" aria-label={text.rejectOf(title)} onClick={onReject}>
            {text.reject}
          </Button>
        </span>
      </div>
    </Card>
  )
}

/** Shows how long it has waited, in orange from the third day. */
export function Age({ since }: { since: string }) {
  const now = Date.now()
  return <p className={waitsLong(since, now) ? 'small submission-late' : 'small soft'}>{waitsFor(since, now)}</p>
}

/** Returns whether this is a bot's first submission, a retry, or an update of a live bot. */
export function kindOf({ is_update: isUpdate, number }: Submission): string {
  if (isUpdate) return text.update(number)
  return number === 1 ? text.fresh : text.again(number)
}

/** Returns the address of the submission's preview on the marketplace; beside a live version it holds its number (AMB-105). */
export function previewPath({ bot_id: botId, is_update: isUpdate, number }: Submission): string {
  return isUpdate ? `/bot/${botId}?versie=${number}` : `/bot/${botId}`
}
