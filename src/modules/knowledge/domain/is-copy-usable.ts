const longestMs = 30 * 24 * 3_600_000

/** Returns whether the last good copy of a page may still answer visitors: for 30 days after it was read, however often reading failed since. */
export function isCopyUsable(readAt: Date, now: Date): boolean {
  return now.getTime() - readAt.getTime() <= longestMs
}
