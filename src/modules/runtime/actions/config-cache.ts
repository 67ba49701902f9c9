const MOST = 10_000

/**
 * Which configuration an account has of a bot, as its last execution found it. Only a guess, which lets the search travel with the next
 * beginning: what begins answers the configuration that counts, and a wrong guess costs a second search.
 */
export class ConfigCache {
  readonly #configs = new Map<string, string>()

  find(userId: string, botId: string): string | null {
    return this.#configs.get(`${userId} ${botId}`) ?? null
  }

  remember(userId: string, botId: string, configId: string | null): void {
    if (this.#configs.size >= MOST) this.#configs.clear()
    if (configId) this.#configs.set(`${userId} ${botId}`, configId)
    else this.#configs.delete(`${userId} ${botId}`)
  }
}
