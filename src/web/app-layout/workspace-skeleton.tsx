import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { shellText } from './shell.text.ts'

/** Shown in place of a page behind login until its code and its session check are done. */
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
