import { Marked, type Tokens } from 'marked'

/** A chapter of a lesson and the id of its heading. */
export interface Heading {
  readonly title: string
  readonly anchor: string
}

/** Converts a lesson's Markdown to HTML for the screen, with its headings as link targets. HTML in it is shown as text. */
export function lessonHtml(markdown: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const marked = new Marked({
    gfm: true,
    breaks: true,
    // An address in the text is an example to copy, not a link.
    tokenizer: { url: () => undefined },
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth, text }) {
        if (depth !== 2) return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`
        const anchor = anchorOf(text)
        headings.push({ title: plain(text), anchor })
        return `<h2 id="${anchor}">${this.parser.parseInline(tokens)}</h2>\n`
      },
      // A box to tick on paper; on the screen a drawing, since a tick would not be stored.
      checkbox: () => '<span class="tick-box" aria-hidden="true"></span>',
      table(token) {
        const head = token.header.map((cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`).join('')
        const cells = (row: Tokens.TableCell[]) =>
          row.map((cell) => `<td>${this.parser.parseInline(cell.tokens)}</td>`).join('')
        const rows = token.rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')
        const label = escapeHtml(token.header.map(({ text }) => plain(text)).join(', '))
        return `<div class="table-scroll" role="region" tabindex="0" aria-label="Tabel: ${label}"><table><thead><tr>${head}</tr></thead><tbody>\n${rows}\n</tbody></table></div>\n`
      },
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { html, headings }
}

/** Returns the id of a heading: its words in plain letters. */
export function anchorOf(title: string): string {
  const words = plain(title)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  // An id that begins with a digit is hard to select in style sheets.
  return `deel-${words}`
}

function plain(text: string): string {
  return text.replace(/[*_`]/g, '')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
