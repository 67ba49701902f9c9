import { contactLinks } from './contact-links.ts'

/** A text in which telephone numbers and mail addresses are links; everything in it stays text. */
export function LinkedText({ text }: { text: string }) {
  return contactLinks(text).map(({ text: piece, href }, at) =>
    href ? (
      <a key={at} href={href}>
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}
