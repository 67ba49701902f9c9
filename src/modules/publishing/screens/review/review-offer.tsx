import type { ReactNode } from 'react'
import { Notice } from '#ui/notice.tsx'
import type { Review } from '../../contract/review.ts'
import { detailsText as text } from './review-details.text.ts'

/** What a buyer will read of the price and the seller (`children`, from the module of that page), and what a reviewer should know of it. */
export function ReviewOffer({ review, children }: { review: Review; children: ReactNode }) {
  const isFree = review.price === null && review.monthly_price === null
  return (
    <section aria-labelledby="review-buyer" className="review-part">
      <h2 id="review-buyer">{text.buyer}</h2>
      {children}
      {isFree && <p className="soft">{text.freeOffer}</p>}
      {!isFree && review.offered_by === null && (
        <Notice tone="attention" title={text.noTrader}>
          {text.noTraderNote}
        </Notice>
      )}
      {review.offered_by?.is_verified === false && (
        <p className="small soft">
          {text.traderUnverified} <a href="/admin/vendors">{text.checkVendor}</a>
        </p>
      )}
    </section>
  )
}
