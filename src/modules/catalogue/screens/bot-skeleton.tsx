import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import './bot.css'
import { botText as text } from './bot.text.ts'

/** A detail page while its bot is on its way. */
export function BotSkeleton() {
  return (
    <div className="container bot-missing">
      <SkeletonGroup label={text.loading}>
        <Skeleton shape="block" />
        <Skeleton shape="title" width="half" />
        <Skeleton width="wide" />
        <Skeleton width="wide" />
      </SkeletonGroup>
    </div>
  )
}
