import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import './bot.css'
import { criticalText } from './critical.text.ts'

/** Shows a detail page while its bot is loading. */
export function BotSkeleton() {
  return (
    <div className="container bot-missing bot-loading">
      <h1 className="visually-hidden">{criticalText.loadingBot}</h1>
      <SkeletonGroup label={criticalText.loadingBot}>
        <Skeleton shape="block" />
        <Skeleton shape="title" width="half" />
        <Skeleton width="wide" />
        <Skeleton width="wide" />
      </SkeletonGroup>
    </div>
  )
}
