import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { criticalText } from './critical.text.ts'
import './listing.css'
import { listingHeadText } from './listing-head.text.ts'

const PLACES = Array.from({ length: 8 }, (_, index) => index)

/** Shows the wall while its bots are loading (LIST-06). */
export function ListingSkeleton() {
  return (
    <div className="container listing-loading">
      <h1 className="title-52">{listingHeadText.title}</h1>
      <SkeletonGroup label={criticalText.loadingBots}>
        <div className="listing-loading-wall">
          {PLACES.map((place) => (
            <div key={place} className="skeleton-group">
              <Skeleton shape="block" />
              <Skeleton shape="title" width="half" />
              <Skeleton width="wide" />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </div>
  )
}
