import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type Transaction } from 'kysely'
import type { Engine, Statement } from './engine.ts'
import { engineDialect } from './engine-dialect.ts'
import type { Identity } from './identity.ts'

/** An open transaction that runs as one identity. A store requests its tables with `tx.withTables<...>()`. */
export type Tx = Transaction<Record<never, never>>

/** The product's database: every query runs inside `as`, so that nothing can be read or written without an identity. */
export interface Database {
  readonly engine: Engine
  /** Runs `fn` in one transaction as `identity`; commits on return, rolls back on throw. Opening one inside another is a bug and throws. */
  as<Result>(identity: Identity, fn: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Runs one statement as `identity` in its own transaction, in a single network round trip where the engine allows it. */
  query<Row>(identity: Identity, text: string, values: readonly unknown[]): Promise<Row[]>
  /** Runs several independent statements in one transaction, like `query`; returns the rows of each. */
  batch(identity: Identity, statements: readonly Statement[]): Promise<unknown[][]>
  /** Calls `onMessage` for every notification on `channel` until the returned function is called. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

const currentIdentity = new AsyncLocalStorage<Identity | null>()

/** Creates the database with the product's own rules around an engine. */
export function createDatabase(engine: Engine): Database {
  const kysely = new Kysely<Record<never, never>>({
    dialect: engineDialect(engine, () => currentIdentity.getStore() ?? null),
  })
  const refuseNesting = () => {
    if (currentIdentity.getStore()) {
      throw new Error('A transaction was opened inside another one; pass the open transaction down instead.')
    }
  }
  return {
    engine,
    as(identity, fn) {
      refuseNesting()
      return currentIdentity.run(identity, () => kysely.transaction().execute(fn))
    },
    async query<Row>(identity: Identity, text: string, values: readonly unknown[]) {
      refuseNesting()
      const [rows] = await engine.batch(identity, [{ text, values }])
      return rows as Row[] // the caller states the row's type
    },
    batch(identity, statements) {
      refuseNesting()
      return engine.batch(identity, statements)
    },
    listen: (channel, onMessage) => engine.listen(channel, onMessage),
    close: async () => {
      await kysely.destroy()
      await engine.close()
    },
  }
}

/** Runs `fn` without the identity of the surrounding transaction; for work that must start on its own, such as a detached reaction. */
export function outsideTransaction<Result>(fn: () => Result): Result {
  return currentIdentity.run(null, fn)
}
