/** Tells whether a smaller plan requires a choice of bots that is missing or names more bots than its limit. A null limit allows all. */
export function mustChooseBots(
  running: readonly string[],
  limit: number | null,
  chosen: readonly string[] | null,
): boolean {
  if (limit === null || running.length <= limit) return false
  if (chosen === null) return true
  const stillChosen = new Set(chosen.filter((id) => running.includes(id)))
  return stillChosen.size > limit || stillChosen.size === 0
}
