/** The kind of a stretch of a page: running text, a question with its answer, rows of a table or price list, or one product. */
export type SectionKind = 'text' | 'faq' | 'table' | 'product'

/**
 * One stretch of a document under one heading. `heading` is the path 'A > B' without the page title; lines of `text` are separated by a
 * line break (paragraphs, list items, table rows). `url` is set when the section has an address of its own (a product); `isStructured`
 * marks text from the page's data for search engines that is not in its visible text.
 */
export type Section = {
  heading: string
  text: string
  kind: SectionKind
  question?: string
  url?: string
  isStructured?: true
}

/** A page, PDF or feed as plain text with its structure. `language` is a two-letter code. */
export type KnowledgeDocument = { url: string; title: string; language: string; sections: Section[] }

/** Why a fetched file gave no knowledge. */
export type SkipReason = 'empty' | 'unsupported_type' | 'unreadable' | 'not_found_page'

/** The outcome of reading one file. */
export type ReadOutcome = { outcome: 'read'; document: KnowledgeDocument } | { outcome: 'skipped'; reason: SkipReason }

/** A file as the guarded client fetched it. */
export type RawFile = { url: string; contentType: string; bytes: Uint8Array }
