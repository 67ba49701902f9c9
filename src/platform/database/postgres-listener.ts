import pg from 'pg'

const RECONNECT_MS = 1000
const KEEP_ALIVE_MS = 30_000

/** One connection that listens on a channel until it is stopped; it reconnects by itself when the server goes away. */
export class PostgresListener {
  readonly #settings: {
    url: string
    channel: string
    onMessage: (payload: string) => void
    onError: (error: Error) => void
  }
  #client: pg.Client | null = null
  #stopped = false

  constructor(settings: {
    url: string
    channel: string
    onMessage: (payload: string) => void
    onError: (error: Error) => void
  }) {
    this.#settings = settings
  }

  /** Connects; rejects when the server cannot be reached the first time. */
  async start(): Promise<void> {
    const { url, channel, onMessage, onError } = this.#settings
    // Without keep-alive a connection that a network device dropped silently would look open for ever.
    const settings = {
      connectionString: url,
      application_name: 'syvo-listen',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    }
    const client = new pg.Client(settings)
    client.on('notification', (message) => message.channel === channel && onMessage(message.payload ?? ''))
    client.on('error', (error) => {
      onError(error)
      if (this.#client !== client) return
      this.#client = null
      this.#reconnectSoon()
    })
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    this.#client = client
    if (this.#stopped) await this.stop()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    const client = this.#client
    this.#client = null
    await client?.end()
  }

  #reconnectSoon(): void {
    setTimeout(() => {
      if (this.#stopped) return
      this.start().then(
        // Notifications during the lost connection are lost; the empty message says so.
        () => this.#stopped || this.#settings.onMessage(''),
        (error: Error) => {
          this.#settings.onError(error)
          this.#reconnectSoon()
        },
      )
    }, RECONNECT_MS).unref()
  }
}
