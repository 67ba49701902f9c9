const MOST = 10_000
const KNOWN_MS = 60_000

/**
 * Remembers accounts that were recently found not to be administrators, so that their executions need no lookup. A new administrator waits up to a
 * minute for what only administrators may do. Administrators are never cached, so a demotion counts from the next request on.
 */
export class MemberCache {
  readonly #untilMs = new Map<string, number>()

  isKnown(userId: string, now: Date): boolean {
    return (this.#untilMs.get(userId) ?? 0) > now.getTime()
  }

  remember(userId: string, now: Date): void {
    if (this.#untilMs.size >= MOST) this.#untilMs.clear()
    this.#untilMs.set(userId, now.getTime() + KNOWN_MS)
  }
}
