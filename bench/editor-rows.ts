import pg from 'pg'
import { makeVendor, saveDraft } from './editor-fixtures.ts'
import type { BenchOptions } from './options.ts'
import { figure, type Row } from './result-row.ts'
import type { RunningSystem } from './running-system.ts'

const mostMs = 30
const warmups = 20
/** Stays below the limit of 5,000 saves an hour, which a fast machine reaches within a measurement. */
const mostSaves = 4000

/** Measures autosaves of one vendor, one after the other. */
export async function editorRows(
  ours: RunningSystem,
  wanted: (name: string) => boolean,
  { seconds }: BenchOptions,
): Promise<Row[]> {
  if (!ours.database || !wanted('autosave')) return []
  const client = new pg.Client({ connectionString: ours.database.adminUrl })
  await client.connect()
  try {
    const token = await makeVendor(ours.server.url, (sql, values) => client.query(sql, values))
    let last: { bot_id: string | null; revision: number } = { bot_id: null, revision: 0 }
    let wrong = 0
    const times: number[] = []
    const untilMs = performance.now() + seconds * 1000
    while ((performance.now() < untilMs && times.length < mostSaves) || times.length < 100) {
      const startedMs = performance.now()
      const saved = await saveDraft(ours.server.url, token, last)
      if (saved.revision > warmups) times.push(performance.now() - startedMs)
      if (saved.revision !== last.revision + 1) wrong += 1
      last = saved
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
    return [
      {
        name: 'autosave of a draft of 26 kB, p95, c=1',
        ours: `${figure(at(0.95), 'ms')} (p50 ${figure(at(0.5), 'ms')})`,
        wrong,
        target: `<= ${mostMs} ms`,
        met: at(0.95) <= mostMs,
      },
    ]
  } finally {
    await client.end()
  }
}
