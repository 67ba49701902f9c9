import { ButtonLink } from './button-link.tsx'
import { EmptyState } from './empty-state.tsx'

type Props = {
  /** What is not there yet, and how it comes. */
  title: string
  next: { href: string; label: string }
  /** A filter hides everything: that is said in `noMatch`, and there is nothing to begin with. */
  isFiltered: boolean
  noMatch: string
}

const TILES = [{ category: 'Horeca' }, { category: 'E-commerce' }, { category: 'Klantenservice' }]

/** A list page without rows: a filter that finds nothing, or nothing yet with the way to the first one. */
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
