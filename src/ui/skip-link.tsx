import type { ReactNode } from 'react'

/** The first keyboard target of a page: jumps over the header. `href` is the id of the main part, with its hash. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  )
}
