import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { Engine, EngineConnection, Statement, StatementResult } from './engine.ts'
import { type Identity, setIdentityText } from './identity.ts'

// V8 13.6 (Node 24) has ended processes ('Check failed: jit_page_->allocations_.erase(addr) == 1') that create many instances, while it collected
// compiled WebAssembly. An instance needs all of its code until it closes, so turning that collection off loses nothing.
setFlagsFromString('--no-wasm-code-gc')

/**
 * Creates the embedded engine: one PGlite instance with one connection, used in turn. It survives the death of the process, but not a power cut (it
 * never calls fsync). `dataDir` null stores everything in memory, for tests; `snapshot` starts from a dump of another instance.
 */
export async function createPgliteEngine(options: {
  dataDir: string | null
  snapshot?: Blob
}): Promise<Engine & { lite: PGlite }> {
  const lite = await PGlite.create({
    ...(options.dataDir ? { dataDir: options.dataDir } : {}),
    ...(options.snapshot ? { loadDataDir: options.snapshot } : {}),
    extensions: { pg_trgm },
    parsers: { 20: (text: string) => Number(text), 1082: (text: string) => text },
  })
  return new PgliteEngine(lite)
}

class PgliteEngine implements Engine {
  readonly kind = 'pglite'
  readonly lite: PGlite
  readonly #turns = new Turns()
  readonly #connection: PgliteConnection

  constructor(lite: PGlite) {
    this.lite = lite
    this.#connection = new PgliteConnection(lite)
  }

  async acquire(): Promise<EngineConnection> {
    this.#connection.done = await this.#turns.take()
    return this.#connection
  }

  async release(): Promise<void> {
    const done = this.#connection.done
    this.#connection.done = null
    done?.()
  }

  async batch(identity: Identity, statements: readonly Statement[]): Promise<unknown[][]> {
    const connection = await this.acquire()
    try {
      await connection.begin(identity)
      const answers: unknown[][] = []
      for (const { text, values } of statements) answers.push((await connection.query(text, values)).rows)
      await connection.commit()
      return answers
    } catch (error) {
      await connection.rollback()
      throw error
    } finally {
      await this.release()
    }
  }

  script(role: string | null, text: string): Promise<unknown[][]> {
    return this.#asRole(role, async () => (await this.lite.exec(text)).map((result) => result.rows))
  }

  statement(role: string | null, text: string, values: readonly unknown[]): Promise<StatementResult> {
    return this.#asRole(role, async () => {
      const result = await this.lite.query(text, [...values])
      return { rows: result.rows, affectedRows: result.affectedRows ?? 0 }
    })
  }

  session<Result>(work: (run: (text: string) => Promise<unknown[][]>) => Promise<Result>): Promise<Result> {
    return this.#asRole(null, () => work(async (text) => (await this.lite.exec(text)).map((result) => result.rows)))
  }

  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>> {
    // In a turn of its own: a LISTEN inside another transaction would be rolled back with it.
    return this.#asRole(null, async () => {
      const stop = await this.lite.listen(channel, onMessage)
      return () => this.#asRole(null, () => stop())
    })
  }

  async close(): Promise<void> {
    const done = await this.#turns.take()
    await this.lite.close()
    done()
  }

  async #asRole<Result>(role: string | null, work: () => Promise<Result>): Promise<Result> {
    const done = await this.#turns.take()
    try {
      if (role) await this.lite.exec(`set role "${role}"`)
      return await work()
    } finally {
      if (role) await this.lite.exec('rollback; reset role')
      done()
    }
  }
}

class PgliteConnection implements EngineConnection {
  readonly #lite: PGlite
  /** True when a statement of this transaction failed; a rollback to a savepoint may have undone it since. */
  #hasFailed = false
  done: (() => void) | null = null

  constructor(lite: PGlite) {
    this.#lite = lite
  }

  async begin(identity: Identity): Promise<void> {
    this.#hasFailed = false
    // One message of the simple protocol; with parameters it would be a dozen, more than the usual statement itself.
    await this.#lite.exec(`begin; ${setIdentityText(identity)}`)
  }

  async query(text: string, values: readonly unknown[]): Promise<StatementResult> {
    try {
      const result = await this.#lite.query(text, [...values])
      return { rows: result.rows, affectedRows: result.affectedRows ?? 0 }
    } catch (error) {
      this.#hasFailed = true
      throw error
    }
  }

  async commit(): Promise<void> {
    // An aborted transaction answers COMMIT with ROLLBACK, which must not count as success; any other statement in it is an error.
    if (this.#hasFailed) await this.#lite.query('select 1')
    await this.#lite.exec('commit')
  }

  async rollback(): Promise<void> {
    await this.#lite.exec('rollback')
  }
}

/** The longest that queued transactions may block the rest of the process, in milliseconds. */
const RUN_MS = 5

/**
 * A first-come, first-served queue; the connection is never used by two transactions at once. The database answers without leaving the process, so a
 * long queue would run without a pause and block answers of models and to visitors.
 */
class Turns {
  #tail: Promise<void> = Promise.resolve()
  #pausedAtMs = 0

  async take(): Promise<() => void> {
    const before = this.#tail
    let done: () => void = () => {}
    this.#tail = new Promise((resolve) => {
      done = resolve
    })
    await before
    if (performance.now() - this.#pausedAtMs > RUN_MS) {
      await setImmediate()
      this.#pausedAtMs = performance.now()
    }
    return done
  }
}
