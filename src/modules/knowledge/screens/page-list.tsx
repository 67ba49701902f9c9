import { StatusBadge } from '#ui/status-badge.tsx'
import type { Knowledge } from '../contract.ts'
import { knowledgeText as text } from './knowledge.text.ts'
import { hostsOf, type PageState, pageName } from './page-state.ts'

type Props = { pages: readonly { page: Knowledge['pages'][number]; state: PageState }[] }

/** Every page with what came of it and, when nothing did, why. */
export function PageList({ pages }: Props) {
  const withHost = hostsOf(pages.map(({ page }) => page)).length > 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="knowledge-scroll" role="region" aria-label={text.list} tabIndex={0}>
      <ul className="plain-list knowledge-pages">
        {pages.map(({ page, state }) => (
          <li key={page.url}>
            <span className={page.is_text ? 'knowledge-name' : 'knowledge-name mono'}>{pageName(page, withHost)}</span>
            <StatusBadge state={state.state}>{state.word}</StatusBadge>
            <span className="knowledge-passages small soft figure">
              {page.passages > 0 ? text.passages(page.passages) : ''}
            </span>
            {state.note && <span className="knowledge-note small soft">{state.note}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
