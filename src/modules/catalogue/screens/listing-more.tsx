import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { LoadMore } from '#ui/load-more.tsx'
import { Notice } from '#ui/notice.tsx'
import { LISTING_PAGE_DEFAULT } from '../contract.ts'
import type { ListingFilters } from '../domain/listing-filters.ts'
import { listingText as text } from './listing.text.ts'
import { loadMore } from './listing-client.ts'
import type { Listing } from './listing-state.ts'

/** How many pages load by scrolling alone; then the button appears, so that the content below the list can be reached. */
const PAGES_BY_SCROLLING = 4

type Props = {
  listing: Listing
  filters: ListingFilters
  /** Called with the index of the first bot that a press of the button loaded. */
  onShown: (place: number) => void
}

/** Shows the end of the list: loads the next page when it comes into view or at a press, and announces how many bots are shown. */
export function ListingMore({ listing, filters, onShown }: Props) {
  const sentinel = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [scrolled, setScrolled] = useState(0)
  const [api, client] = [useApi(), useQueryClient()]
  const shown = listing.bots.length
  const hasMore = listing.nextAfter !== null
  const load = async () => {
    setState('loading')
    try {
      await loadMore(api, client, filters)
      setState('idle')
    } catch (error) {
      console.error('the next bots could not be loaded', error)
      setState('failed')
    }
  }
  const pressedAt = useRef<number | null>(null)
  const press = () => {
    setScrolled(0)
    pressedAt.current = shown
    void load()
  }
  const reportShown = useEffectEvent(onShown)
  useEffect(() => {
    if (pressedAt.current === null || shown <= pressedAt.current) return
    reportShown(pressedAt.current)
    pressedAt.current = null
  }, [shown])
  const reach = useEffectEvent(() => {
    if (state !== 'idle' || scrolled >= PAGES_BY_SCROLLING) return
    setScrolled(scrolled + 1)
    void load()
  })
  useEffect(() => {
    if (!hasMore || !sentinel.current) return
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && reach(), {
      rootMargin: '0px 0px 600px',
    })
    // Observed anew after every page, because it may still be in view.
    if (shown > 0) observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [hasMore, shown])
  return (
    <div ref={sentinel} className="listing-more">
      {state === 'failed' && (
        <Notice tone="error" live>
          {text.moreFailed}
        </Notice>
      )}
      <LoadMore
        label={text.more}
        text={listing.total > LISTING_PAGE_DEFAULT ? text.shown(shown, listing.total) : undefined}
        hasMore={hasMore}
        pending={state === 'loading'}
        onLoad={press}
      />
    </div>
  )
}
