import { Marked, type Token, type Tokens } from 'marked'
import type { ListItem, Part, Run } from './documents/document-parts.ts'

const marked = new Marked({ gfm: true, breaks: true, tokenizer: { url: () => undefined } })

/** Parses Markdown into the parts of a document. Throws on elements that no document supports, such as a picture. */
export function parseMarkdownParts(markdown: string): Part[] {
  return readBlocks(marked.lexer(markdown))
}

function readBlocks(tokens: readonly Token[]): Part[] {
  return tokens.flatMap((token) => readBlock(known(token)))
}

function readBlock(token: Known): Part[] {
  switch (token.type) {
    case 'space':
    case 'checkbox':
      return []
    case 'heading':
      return [{ kind: 'heading', depth: token.depth > 2 ? 3 : 2, runs: readInline(token.tokens) }]
    case 'paragraph':
      return [{ kind: 'paragraph', runs: readInline(token.tokens) }]
    case 'text':
      return [{ kind: 'paragraph', runs: readInline(token.tokens ?? [token]) }]
    case 'blockquote':
      return [{ kind: 'quote', parts: readBlocks(token.tokens) }]
    case 'code':
      return [{ kind: 'code', text: token.text }]
    case 'list':
      return [
        { kind: 'list', start: token.ordered ? Number(token.start || 1) : null, items: token.items.map(readItem) },
      ]
    case 'table':
      return [
        {
          kind: 'table',
          head: token.header.map(({ tokens }) => readInline(tokens)),
          rows: token.rows.map((row) => row.map(({ tokens }) => readInline(tokens))),
        },
      ]
    case 'br':
    case 'codespan':
    case 'em':
    case 'escape':
    case 'image':
    case 'strong':
    default:
      throw new Error(`A document cannot hold ${token.type}: ${token.raw.slice(0, 60)}`)
  }
}

function readItem(item: Tokens.ListItem): ListItem {
  return { ticks: item.task, parts: readBlocks(item.tokens) }
}

type Style = Omit<Run, 'text'>

function readInline(tokens: readonly Token[], style: Style = {}): Run[] {
  return tokens.flatMap((token) => readRun(known(token), style))
}

function readRun(token: Known, style: Style): Run[] {
  switch (token.type) {
    case 'strong':
      return readInline(token.tokens, { ...style, bold: true })
    case 'em':
      return readInline(token.tokens, { ...style, italic: true })
    case 'codespan':
      return [{ ...style, code: true, text: token.text }]
    case 'br':
      return [{ ...style, text: '\n' }]
    case 'checkbox':
      return []
    case 'paragraph':
      return readInline(token.tokens, style)
    case 'text':
    case 'escape':
      // A line break in the file is a space, but in a quote of several lines each keeps its own.
      return token.type === 'text' && token.tokens
        ? readInline(token.tokens, style)
        : [{ ...style, text: token.text.replaceAll('\n', ' ') }]
    case 'blockquote':
    case 'code':
    case 'heading':
    case 'image':
    case 'list':
    case 'space':
    case 'table':
    default:
      throw new Error(`A line of a document cannot hold ${token.type}: ${token.raw.slice(0, 60)}`)
  }
}

type Known =
  | Tokens.Space
  | Tokens.Heading
  | Tokens.Paragraph
  | Tokens.Text
  | Tokens.Blockquote
  | Tokens.Code
  | Tokens.List
  | Tokens.Table
  | Tokens.Strong
  | Tokens.Em
  | Tokens.Codespan
  | Tokens.Br
  | Tokens.Escape
  | Tokens.Image
  | Tokens.Checkbox

/** Narrows a token: `Token` of marked also allows any other shape, which hides its own types. */
function known(token: Token): Known {
  return token as Known // both readers refuse any other token in their last branch
}
