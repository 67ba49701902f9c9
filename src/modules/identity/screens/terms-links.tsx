import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { termsText as text } from './terms.text.ts'

/** Shows terms and privacy statement as links; both open beside the page, so that typed data is not lost. */
export function TermsLinks({ start }: { start: string }) {
  return (
    <>
      {start} <Opened href="/voorwaarden">{text.terms}</Opened> {text.and}{' '}
      <Opened href="/privacy">{text.privacy}</Opened>
    </>
  )
}

function Opened({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {text.newWindow}</VisuallyHidden>
    </a>
  )
}
