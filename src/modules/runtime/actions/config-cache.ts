const MOST = 10_000

/**
 * Remembers which configuration an account's last execution of a bot used. It is a guess that lets the search run together with the start of the next
 * execution: the start returns the configuration that counts, and a wrong guess costs a second search.
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
