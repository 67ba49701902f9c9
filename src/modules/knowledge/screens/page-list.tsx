import { StatusBadge } from '#ui/status-badge.tsx'
import type { Knowledge } from '../contract.ts'
import { knowledgeText as text } from './knowledge.text.ts'
import { hostsOf, type PageState, pageName, sourceKindOf } from './page-state.ts'

/** A page with how it is shown. */
export type ShownPage = { page: Knowledge['pages'][number]; state: PageState }

const SECTIONS = ['page', 'file', 'text'] as const

/** Shows everything that is read, pages, files and own texts apart, each with its result and the reason of a failure. */
export function PageList({ pages }: { pages: readonly ShownPage[] }) {
  const withHost = hostsOf(pages.map(({ page }) => page)).length > 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <div className="knowledge-scroll" role="region" aria-label={text.list} tabIndex={0}>
      {SECTIONS.map((section) => (
        <Section
          key={section}
          section={section}
          pages={pages.filter(({ page }) => sourceKindOf(page) === section)}
          withHost={withHost}
        />
      ))}
    </div>
  )
}

type SectionProps = { section: (typeof SECTIONS)[number]; pages: readonly ShownPage[]; withHost: boolean }

function Section({ section, pages, withHost }: SectionProps) {
  const { title, none } = text.sections[section]
  return (
    <section className="knowledge-section" aria-label={title}>
      <h3 className="small">{title}</h3>
      {pages.length === 0 && <p className="small soft">{none}</p>}
      {pages.length > 0 && (
        <ul className="plain-list knowledge-pages">
          {pages.map(({ page, state }) => (
            <li key={page.url}>
              <span className={page.is_text ? 'knowledge-name' : 'knowledge-name mono'}>
                {pageName(page, withHost)}
              </span>
              <StatusBadge state={state.state}>{state.word}</StatusBadge>
              <span className="knowledge-passages small soft figure">
                {page.passages > 0 ? text.passages(page.passages) : ''}
              </span>
              {state.note && <span className="knowledge-note small soft">{state.note}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
