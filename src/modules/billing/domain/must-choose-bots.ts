/** Whether a smaller plan needs a choice that was not made, or made with more bots than it lets run. A null limit lets all run. */
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
