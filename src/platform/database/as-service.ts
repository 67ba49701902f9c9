import type { Database, Tx } from './database.ts'

/**
 * Runs `fn` as the service, for writes that no client may do, after the action authorised its caller. `reason` says why in a few words, for readers
 * of the code; a rule allows this call only in `actions/` and `jobs/`. With `configId` the transaction sees only that configuration.
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
