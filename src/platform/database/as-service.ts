import type { Database, Tx } from './database.ts'

/**
 * Writes what no client may write, after the action authorised its caller. `reason` says in a few words why; it is kept for whoever reads
 * the code, and the law book allows this call in `actions/` and `jobs/` only. With `configId` the transaction sees that configuration alone.
 */
export function asService<Result>(
  db: Database,
  reason: string,
  fn: (tx: Tx) => Promise<Result>,
  configId?: string,
): Promise<Result> {
  if (reason.length < 4) throw new Error('Say why this runs as the service.')
  return db.as({ role: 'service', configId }, fn)
}
