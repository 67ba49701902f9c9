import { ButtonLink } from './button-link.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = {
  /** What does not exist yet, and how it comes into being. */
  title: string
  next: { href: string; label: string }
  /** A filter hides everything: `noMatch` says so, and no first step is shown. */
  isFiltered: boolean
  noMatch: string
}

const TILES = [{ category: 'Horeca' }, { category: 'E-commerce' }, { category: 'Klantenservice' }]

/** A list page without rows: a filter without results, or nothing yet with a link to the first step. */
export function EmptyList({ title, next, isFiltered, noMatch }: Props) {
  if (isFiltered) return <EmptyState headingLevel={2} title={noMatch} />
  return (
    <EmptyState
      headingLevel={2}
      title={title}
      tiles={TILES}
      action={<ButtonLink href={next.href}>{next.label}</ButtonLink>}
    />
  )
}
