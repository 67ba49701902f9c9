import type { Identity } from './identity.ts'

/** The answer of one statement. */
export interface StatementResult {
  rows: unknown[]
  affectedRows: number
}

/** A statement with its values. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** One connection of an engine, held by one transaction at a time. */
export interface EngineConnection {
  /** Sends `begin` and the identity; may return before the server answered, in which case the first statement reports a failure. */
  begin(identity: Identity): Promise<void>
  query(text: string, values: readonly unknown[]): Promise<StatementResult>
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** What the embedded engine and a PostgreSQL server have in common. */
export interface Engine {
  readonly kind: 'pglite' | 'postgres'
  acquire(): Promise<EngineConnection>
  release(connection: EngineConnection): Promise<void>
  /** Runs statements in one transaction, in one round trip where the engine allows it; answers the rows of each. */
  batch(identity: Identity, statements: readonly Statement[]): Promise<unknown[][]>
  /** Runs a script of several statements as the given database role, outside `as`; for looking into a database that may not be ours. */
  script(role: string | null, text: string): Promise<unknown[][]>
  /** Runs one statement with values as the given database role, outside `as`; for the sign-in library only. */
  statement(role: string | null, text: string, values: readonly unknown[]): Promise<StatementResult>
  /** Holds one connection for several scripts in a row, as the connecting login; for migrating under a lock. */
  session<Result>(work: (run: (text: string) => Promise<unknown[][]>) => Promise<Result>): Promise<Result>
  /** An empty message means that the connection was away for a while and notifications may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
