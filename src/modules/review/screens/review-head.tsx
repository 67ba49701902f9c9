import { buttonClass } from '#ui/button-class.ts'
import { formatDate } from '#ui/format/date.ts'
import { Icon } from '#ui/icon.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Tile } from '#ui/tile.tsx'
import type { Review } from '../contract.ts'
import { reviewText as shared, waitsFor } from './review.text.ts'
import { detailsText as text } from './review-details.text.ts'
import { kindOf } from './submission-card.tsx'

type Neighbor = { href: string; title: string } | undefined

type Props = { review: Review; previous: Neighbor; next: Neighbor; hasKeys: boolean }

/** Shows the bot's name and portrait, since when it waits, and links to the submissions beside it. */
export function ReviewHead({ review, previous, next, hasKeys }: Props) {
  const { title, submitted_at: submitted, vendor } = review
  const waits = review.decision === null ? [waitsFor(submitted, Date.now())] : []
  const note = [kindOf(review), shared.by(vendor.name), shared.submitted(formatDate(submitted)).toLowerCase(), ...waits]
  return (
    <>
      <a className="review-back" href="/admin/reviews">
        <Icon name="left" />
        {text.back}
      </a>
      <PageHeader
        title={title}
        description={note.join(' · ')}
        media={<Tile seed={review.bot_id} category={review.category} size={64} />}
        actions={
          <>
            <Step to={previous} label={text.previous} name={text.previousOf} hint={hasKeys ? 'k' : null} />
            <Step to={next} label={text.next} name={text.nextOf} hint={hasKeys ? 'j' : null} />
          </>
        }
      />
    </>
  )
}

type StepProps = { to: Neighbor; label: string; name: (title: string) => string; hint: string | null }

/** Links to the submission beside this one; nothing where there is none. */
function Step({ to, label, name, hint }: StepProps) {
  if (!to) return null
  return (
    <a
      className={buttonClass({ variant: 'line', size: 'small' })}
      href={to.href}
      aria-label={name(to.title)}
      aria-keyshortcuts={hint ?? undefined}
    >
      {label} {hint && <KeyHint>{hint}</KeyHint>}
    </a>
  )
}
