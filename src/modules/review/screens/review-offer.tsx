import type { ReactNode } from 'react'
import { Notice } from '#ui/notice.tsx'
import type { Review } from '../contract.ts'
import { detailsText as text } from './review-details.text.ts'

/** Shows the price and the trader as a buyer will read them (`children`, from the module of that page), with notes for the reviewer. */
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
