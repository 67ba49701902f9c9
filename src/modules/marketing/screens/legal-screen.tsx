import { formatDate } from '#ui/format/date.ts'
import type { PageText } from '../contract.ts'
import '#ui/styles/prose.css'
import { pagesText as text } from './pages.text.ts'

/** Shows a legal page; its text says itself that it is not final yet (PAGE-14, AMB-094). */
export function LegalScreen({ page }: { page: PageText }) {
  return (
    <article className="container text-page">
      <h1 className="title-52">{page.title}</h1>
      {page.updated && <p className="soft small">{text.updated(formatDate(page.updated))}</p>}
      {/* oxlint-disable-next-line react/no-danger -- our own text, with every `<` in it as text */}
      <div className="prose measure" dangerouslySetInnerHTML={{ __html: page.content }} />
    </article>
  )
}
