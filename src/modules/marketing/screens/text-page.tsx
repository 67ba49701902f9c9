import type { ReactNode } from 'react'
import type { PageText } from '../contract.ts'
import '#ui/styles/prose.css'

/** Shows a page that consists of our own text, with its actions under its title. */
export function TextPage({ page, children }: { page: PageText; children?: ReactNode }) {
  return (
    <article className="container text-page">
      <h1 className="title-52">{page.title}</h1>
      <p className="measure lesson-lead">{page.description}</p>
      {children}
      {/* oxlint-disable-next-line react/no-danger -- our own text, with every `<` in it as text */}
      <div className="prose measure" dangerouslySetInnerHTML={{ __html: page.content }} />
    </article>
  )
}
