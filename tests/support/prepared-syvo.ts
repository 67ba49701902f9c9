import { cpSync } from 'node:fs'
import { type RunningSyvo, startSyvo } from './running-syvo.ts'
import { IS_FULL } from './suite-size.ts'

/** The environment variables that name the folder and the database of the prepared Syvo to the test workers. */
const DATA = 'SYVO_TEST_PREPARED_DATA'
const DATABASE = 'SYVO_TEST_PREPARED_DATABASE'

/** A Syvo that was started once on nothing and stopped again: its folder, and on a server the name of its database. */
export interface PreparedSyvo {
  readonly dataDir: string
  readonly database: string | null
}

/** Returns the prepared Syvo of this run, or null in the full run, where every start makes its own. */
export function preparedSyvo(): PreparedSyvo | null {
  const dataDir = process.env[DATA]
  return dataDir ? { dataDir, database: process.env[DATABASE] ?? null } : null
}

/** Copies the folder of a prepared Syvo: its keys, and the embedded database when it has one. */
export function copyPreparedFolder({ dataDir }: PreparedSyvo, to: string): void {
  cpSync(dataDir, to, { recursive: true })
}

/** Starts and stops one Syvo before the first test of a run: migrating and filling a database takes seconds, copying one does not. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (IS_FULL) return
  const syvo: RunningSyvo = await startSyvo({}, { begins: 'empty' })
  await syvo.stop()
  process.env[DATA] = syvo.dataDir
  if (syvo.database !== null) process.env[DATABASE] = syvo.database
  return async () => {
    delete process.env[DATA]
    delete process.env[DATABASE]
    await syvo.dispose()
  }
}
