/** What a batch asks: one category or (null) every one, of one bot or (null) of all. */
export interface BatchScope {
  readonly category: string | null
  readonly botId: string | null
}

/**
 * The running batches that together ask all that a new one would ask, its categories and its one bot or (null) all of them. None when there is
 * anything that nobody asks yet: what only overlaps may begin.
 */
export function batchesThatAsk<Running extends BatchScope>(
  running: readonly Running[],
  wanted: { readonly categories: readonly string[]; readonly botId: string | null },
): Running[] {
  const asking = wanted.categories.map((category) =>
    running.find(
      (one) =>
        (one.category === null || one.category === category) && (one.botId === null || one.botId === wanted.botId),
    ),
  )
  return asking.every((one) => one !== undefined) ? [...new Set(asking)] : []
}
