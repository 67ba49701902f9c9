/** Increased with every change of the drawing, so that images get new addresses. */
const DRAWING = 1

/**
 * Returns the path of a page's share image for social networks. It contains a hash of the text in the image, so an address shows the same image for
 * ever and a page whose text changes gets another.
 */
export function shareImagePath(page: { path: string; title: string; description: string; price?: string }): string {
  const name = page.path === '/' ? '/index' : page.path
  return `/deelplaatje${name}.${printOf([DRAWING, page.title, page.description, page.price ?? ''].join('\n'))}.png`
}

/** Hashes a text with FNV-1a over UTF-16 units, twice with another start: enough to tell contents apart, and fast where pages are rendered. */
function printOf(text: string): string {
  return [2166136261, 84696351].map((start) => fnv(text, start).toString(16).padStart(8, '0')).join('')
}

function fnv(text: string, start: number): number {
  let h = start
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}
