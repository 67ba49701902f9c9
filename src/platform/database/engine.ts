import type { Identity } from './identity.ts'

/** The answer of one statement. */
export interface StatementResult {
  rows: unknown[]
  affectedRows: number
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
  one<Row>(identity: Identity, text: string, values: readonly unknown[]): Promise<Row[]>
  /** Runs a script of several statements as the given database role, outside `as`; for migrations and the job library only. */
  script(role: string | null, text: string): Promise<unknown[][]>
  /** Runs one statement with values as the given database role, outside `as`; for the sign-in and job libraries only. */
  statement(role: string | null, text: string, values: readonly unknown[]): Promise<StatementResult>
  /** Holds one connection for several scripts in a row, as the connecting login; for migrating under a lock. */
  session<Result>(work: (run: (text: string) => Promise<unknown[][]>) => Promise<Result>): Promise<Result>
  /** An empty message means that the connection was away for a while and notifications may have been missed. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}
