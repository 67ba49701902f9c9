import { Notice } from '#ui/notice.tsx'
import { type LegalPage, pagesText as text } from './pages.text.ts'

/** A legal page as a placeholder that says so (PAGE-14, AMB-094). */
export function LegalScreen({ page, supportEmail }: { page: LegalPage; supportEmail: string }) {
  return (
    <article className="container text-page">
      <h1 className="title-52">{page.title}</h1>
      <Notice tone="attention" title={text.notFinal}>
        {text.notFinalText} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </Notice>
      {page.sections.map((section) => (
        <section key={section.title} className="measure">
          <h2 className="title-28">{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </article>
  )
}
