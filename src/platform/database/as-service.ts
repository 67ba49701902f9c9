import type { Database, Tx } from './database.ts'

/**
 * Runs `fn` as the service, for reads and writes that no client may do, after the action authorised its caller. A rule allows this call only in
 * `actions/` and `jobs/`, whose docstrings say what they are for. With `configId` the transaction sees only that configuration.
 */
export function asService<Result>(db: Database, fn: (tx: Tx) => Promise<Result>, configId?: string): Promise<Result> {
  return db.as({ role: 'service', configId }, fn)
}
