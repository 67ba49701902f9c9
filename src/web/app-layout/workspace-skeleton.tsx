import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { shellText } from './shell.text.ts'

/** Stands where a page behind login comes, until its code or its session check is there. */
export function WorkspaceSkeleton() {
  return (
    <>
      <h1 className="visually-hidden">{shellText.opening}</h1>
      <SkeletonGroup label={shellText.loading}>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </>
  )
}
