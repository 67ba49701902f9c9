const INDEX_WAIT_MS = 10 * 60_000

/**
 * Returns whether a bot's sample company can be tested: its pages have been read, and read again after the last change of the bot, because both come
 * together. A change without new pages is tested ten minutes later.
 */
export function isReadyToTest(sample: { changedAt: Date; indexedAt: Date | null; now: Date }): boolean {
  if (sample.indexedAt === null) return false
  return sample.indexedAt >= sample.changedAt || sample.now.getTime() - sample.changedAt.getTime() >= INDEX_WAIT_MS
}
