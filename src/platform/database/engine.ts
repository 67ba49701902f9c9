import type { Identity } from './identity.ts'

/** The result of one statement. */
export interface StatementResult {
  rows: unknown[]
  affectedRows: number
}

/** A statement with its values. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** One connection of an engine, used by one transaction at a time. */
export interface EngineConnection {
  /** Sends `begin` and the identity; may return before the server answered, in which case the first statement reports a failure. */
  begin(identity: Identity): Promise<void>
  query(text: string, values: readonly unknown[]): Promise<StatementResult>
  commit(): Promise<void>
  rollback(): Promise<void>
}

/** The interface that the embedded engine and a PostgreSQL server share. */
export interface Engine {
  readonly kind: 'pglite' | 'postgres'
  acquire(): Promise<EngineConnection>
  release(connection: EngineConnection): Promise<void>
  /** Runs statements in one transaction, in one round trip where the engine allows it; returns the rows of each. */
  batch(identity: Identity, statements: readonly Statement[]): Promise<unknown[][]>
  /** Runs a script of several statements as the given database role, outside `as`; for inspecting a database that may not be ours. */
  script(role: string | null, text: string): Promise<unknown[][]>
  /** Runs one statement with values as the given database role, outside `as`; for the sign-in library only. */
  statement(role: string | null, text: string, values: readonly unknown[]): Promise<StatementResult>
  /** Runs several scripts on one connection, as the connecting login; for migrating under a lock. */
  session<Result>(work: (run: (text: string) => Promise<unknown[][]>) => Promise<Result>): Promise<Result>
  /**
   * Calls `onMessage` for every notification. An empty message means that the connection was lost for a while and notifications may have been missed.
   */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
