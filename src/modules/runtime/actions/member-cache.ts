const MOST = 10_000
const KNOWN_MS = 60_000

/**
 * Which accounts were lately found to be no administrators, so that their executions need not ask again: somebody who becomes one waits a minute
 * for what only administrators may. Nothing is kept of administrators themselves; who is demoted has lost it in the next request.
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
