/**
 * Parses a query string into plain texts, `?a=1&b=x` as `{ a: '1', b: 'x' }`; of a repeated name the last value counts. The router's own codec would
 * write JSON into our addresses.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes search values as a query string: lists joined with a readable comma, empty values left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : value
    if (text === undefined || text === null || text === '') continue
    query.set(name, String(text))
  }
  const text = query.toString().replaceAll('+', '%20').replaceAll('%2C', ',').replaceAll('%2F', '/')
  return text === '' ? '' : `?${text}`
}
