import sax from 'sax'

/** The most pages that one source list may add. */
export const pageLimit = 200

const deepest = 500

/**
 * Returns the content of a sitemap: addresses of pages, and of further sitemaps when it is an index. Broken XML gives the entries before the break.
 */
export function readSitemap(xml: string): { pages: string[]; sitemaps: string[] } {
  const found = { pages: new Set<string>(), sitemaps: new Set<string>() }
  const parser = sax.parser(false, { lowercase: true, trim: true })
  let kind: 'pages' | 'sitemaps' | null = null
  let text = ''
  let depth = 0
  parser.onopentag = ({ name }) => {
    // A stray end tag is searched among all open tags. Sitemaps are a handful of tags deep.
    if (++depth > deepest) throw new Error('This is no sitemap.')
    const local = name.replace(/^\w+:/, '')
    if (local === 'url') kind = 'pages'
    if (local === 'sitemap') kind = 'sitemaps'
    text = ''
  }
  parser.ontext = (part) => {
    text += part
  }
  parser.oncdata = (part) => {
    text += part
  }
  parser.onclosetag = (name) => {
    depth--
    // `image:loc` names a picture: only a bare `loc` is a page.
    if (name === 'loc' && kind && URL.canParse(text.trim()) && found[kind].size < pageLimit)
      found[kind].add(new URL(text.trim()).href)
    if (/^(?:\w+:)?(?:url|sitemap)$/.test(name)) kind = null
    text = ''
  }
  parser.onerror = () => {
    parser.resume()
  }
  try {
    parser.write(xml).close()
  } catch {
    // The entries before the break still count.
  }
  return { pages: [...found.pages], sitemaps: [...found.sitemaps] }
}
