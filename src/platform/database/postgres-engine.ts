import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Engine, EngineConnection, Statement, StatementResult } from './engine.ts'
import { type Identity, identitySettings, SET_IDENTITY_SQL } from './identity.ts'
import { runPipelined } from './pipelined-transaction.ts'
import { PostgresListener } from './postgres-listener.ts'

const STATEMENT_NAMES_MAX = 500

// A `date` column stays text; every bigint becomes a number, exact for safe integers only.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => Number(text))
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** The connection to a server. */
export interface PostgresOptions {
  url: string
  poolMax: number
  onError: (error: Error) => void
}

/**
 * Creates the engine of a PostgreSQL server with a pool. Connections pipeline: `begin`, the identity and the first statement leave in one network
 * write, so an identified transaction of one statement costs two round trips; `query` and `batch` cost a single one.
 */
export function createPostgresEngine(options: PostgresOptions): Engine {
  return new PostgresEngine(options)
}

class PostgresEngine implements Engine {
  readonly kind = 'postgres'
  readonly #pool: pg.Pool
  readonly #options: PostgresOptions
  readonly #listeners = new Set<PostgresListener>()

  constructor(options: PostgresOptions) {
    this.#options = options
    const settings = {
      connectionString: options.url,
      max: options.poolMax,
      pipeline: true,
      application_name: 'syvo',
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
    }
    this.#pool = new pg.Pool(settings)
    this.#pool.on('error', options.onError)
    // The pool handles a connection's errors only while it is not in use; one that breaks during a query must not end the process.
    this.#pool.on('connect', (client) => client.on('error', options.onError))
  }

  async acquire(): Promise<EngineConnection> {
    return new PostgresConnection(await this.#pool.connect())
  }

  async release(connection: EngineConnection): Promise<void> {
    if (connection instanceof PostgresConnection) connection.returnToPool()
  }

  async batch(identity: Identity, statements: readonly Statement[]): Promise<unknown[][]> {
    const client = await this.#pool.connect()
    try {
      const identified = { text: SET_IDENTITY_SQL, values: identitySettings(identity) }
      const [, ...answers] = await runPipelined(client, [identified, ...statements])
      return answers
    } finally {
      client.release()
    }
  }

  async script(role: string | null, text: string): Promise<unknown[][]> {
    return this.#asRole(role, async (client) => rowsOf(await client.query(text)))
  }

  async statement(role: string | null, text: string, values: readonly unknown[]): Promise<StatementResult> {
    return this.#asRole(role, async (client) => {
      const result = await client.query(text, [...values])
      return { rows: result.rows, affectedRows: result.rowCount ?? 0 }
    })
  }

  async session<Result>(work: (run: (text: string) => Promise<unknown[][]>) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect()
    try {
      return await work(async (text) => rowsOf(await client.query(text)))
    } finally {
      client.release(true)
    }
  }

  async listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>> {
    const { url, onError } = this.#options
    const listener = new PostgresListener({ url, channel, onMessage, onError })
    await listener.start()
    this.#listeners.add(listener)
    return async () => {
      this.#listeners.delete(listener)
      await listener.stop()
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#listeners].map((listener) => listener.stop()))
    this.#listeners.clear()
    await this.#pool.end()
  }

  /** Runs `work` with a role set, and resets the role afterwards; a connection that cannot be reset is discarded. */
  async #asRole<Result>(role: string | null, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect()
    let broken = false
    try {
      const opened = role ? client.query(`set role ${pg.escapeIdentifier(role)}`) : Promise.resolve()
      const [, result] = await Promise.all([opened, work(client)])
      return result
    } finally {
      if (role) {
        await client.query('reset role').catch(() => {
          broken = true
        })
      }
      client.release(broken)
    }
  }
}

function rowsOf(results: pg.QueryResult | pg.QueryResult[]): unknown[][] {
  return (Array.isArray(results) ? results : [results]).map((result): unknown[] => result.rows)
}

class PostgresConnection implements EngineConnection {
  readonly #client: pg.PoolClient
  /** Corked while several messages are assembled, so that they leave in one write. */
  readonly #socket: Duplex
  #opening: Promise<unknown> = Promise.resolve()
  #broken = false

  constructor(client: pg.PoolClient) {
    this.#client = client
    this.#socket = client.connection.stream
  }

  async begin(identity: Identity): Promise<void> {
    this.#socket.cork()
    this.#open(identity)
    // By then the first statement has joined them, unless the caller does something else first.
    setImmediate(() => this.#socket.uncork())
  }

  #open(identity: Identity): void {
    const started = this.#client.query('begin')
    const identified = this.#client.query({
      name: 'identity',
      text: SET_IDENTITY_SQL,
      values: identitySettings(identity),
    })
    this.#opening = Promise.all([started, identified])
    // The commit reports the failure; a statement sent meanwhile fails too, because the transaction is then aborted.
    this.#opening.catch(() => {
      this.#broken = true
    })
  }

  async query(text: string, values: readonly unknown[]): Promise<StatementResult> {
    const name = statementName(text)
    const result = await this.#client.query(name ? { name, text, values: [...values] } : { text, values: [...values] })
    return { rows: result.rows, affectedRows: result.rowCount ?? 0 }
  }

  async commit(): Promise<void> {
    // Awaits both at once: when the connection breaks, both fail, and neither failure may stay unhandled.
    const [, result] = await Promise.all([this.#opening, this.#client.query('commit')])
    // An aborted transaction answers COMMIT with ROLLBACK, which must not count as success.
    if (result.command !== 'COMMIT') throw new Error('The transaction was rolled back by the server.')
  }

  async rollback(): Promise<void> {
    await this.#client.query('rollback').catch(() => {
      this.#broken = true
    })
  }

  returnToPool(): void {
    this.#client.release(this.#broken)
  }
}

const statementNames = new Map<string, string>()

function statementName(text: string): string | null {
  const known = statementNames.get(text)
  if (known) return known
  if (statementNames.size >= STATEMENT_NAMES_MAX) return null
  const name = `q${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`
  statementNames.set(text, name)
  return name
}
