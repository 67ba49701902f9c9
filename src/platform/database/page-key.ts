/** The start of a page: after the row of this instant, in whole microseconds since 1970, and this id. */
export interface PageKey {
  readonly micros: number
  readonly id: string
}

/** Parses the key of a following page; the contract has checked its form. */
export function readPageKey(text: string): PageKey {
  const [micros = '', id = ''] = text.split('.')
  return { micros: Number(micros), id }
}

/**
 * Cuts a page from rows, of which one more than the limit was read, and returns the key of the next page, null on the last. The rows carry their
 * instant as whole microseconds, because a JavaScript date would round it and skip or repeat a row.
 */
export function cutPage<Row extends { id: string; micros: number }>(
  rows: readonly Row[],
  limit: number,
): { rows: Omit<Row, 'micros'>[]; nextAfter: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { rows: shown.map(({ micros: _, ...row }) => row), nextAfter: last ? `${last.micros}.${last.id}` : null }
}
