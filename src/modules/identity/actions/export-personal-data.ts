import { asService } from '#platform/database/as-service.ts'
import { type Failure, fail, failures, type Outcome } from '#platform/http/failure.ts'
import { DATA_HEADERS } from '#platform/http/json-response.ts'
import { createThrottle } from '#platform/rate-limit/throttle.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import type { PersonalData } from '../personal-data.ts'
import { findSignInData } from '../store/personal-data-store.ts'
import { readExportedRows } from '../store/read-exported-rows.ts'
import { streamExport } from '../stream-export.ts'

const exportsOf = createThrottle({ burst: 20, perMinute: 1 })
/** As many as the memory of the process allows: four are read at a time, the others wait for their turn or their reader. */
const OPEN_MAX = 64

/** The accounts that are exporting in this process. */
const exportsInProgress = new Set<string>()

const runs: Failure = {
  status: 409,
  code: 'export_running',
  message: 'Je gegevens worden al opgehaald. Wacht tot dat klaar is.',
  retryAfterSeconds: 15,
}
const busy: Failure = {
  status: 503,
  code: 'exports_busy',
  message: 'Er halen nu veel mensen hun gegevens op. Probeer het over een minuut nog eens.',
  retryAfterSeconds: 60,
}

/**
 * Streams all stored data of an account as a JSON file: how it signs in, and the part of every module, each by table. The file is written while it is
 * read, one page of rows at a time; an account gets one export at a time, and a process reads four at a time.
 */
export async function exportPersonalData(
  { db, clock }: IdentityDeps,
  parts: readonly PersonalData[],
  userId: string,
): Promise<Outcome<never> | Response> {
  if (exportsInProgress.has(userId)) return fail(runs)
  if (exportsInProgress.size >= OPEN_MAX) return fail(busy)
  const waitSeconds = exportsOf.consume(userId)
  if (waitSeconds > 0) return fail({ ...failures.tooMany, retryAfterSeconds: waitSeconds })
  exportsInProgress.add(userId)
  const madeAt = clock.now().toISOString()
  const file = writeFile(db, { parts, userId, madeAt })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="syvo-gegevens-${madeAt.slice(0, 10)}.json"`,
    ...DATA_HEADERS,
  }
  return new Response(
    streamExport(file, () => exportsInProgress.delete(userId)),
    { headers },
  )
}

async function* writeFile(
  db: IdentityDeps['db'],
  of: { parts: readonly PersonalData[]; userId: string; madeAt: string },
): AsyncGenerator<string> {
  yield `{"made_at":${JSON.stringify(of.madeAt)},"sign_in":${JSON.stringify(await findSignInData(db, of.userId))}`
  for (const part of of.parts) {
    yield `,${JSON.stringify(part.name)}:{`
    const { collectAsService } = part
    if (collectAsService) {
      const found = await asService(db, (tx) => collectAsService(tx, of.userId))
      yield JSON.stringify(found).slice(1, -1)
    }
    yield* writeTables(db, part, of.userId)
    yield '}'
  }
  yield '}'
}

async function* writeTables(db: IdentityDeps['db'], part: PersonalData, userId: string): AsyncGenerator<string> {
  for (const [index, table] of part.tables.entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(table.as ?? table.name)}:[`
    let isFirst = true
    for await (const rows of readExportedRows(db, table, userId)) {
      if (rows.length === 0) continue
      yield `${isFirst ? '' : ','}${rows.map((row) => JSON.stringify(row)).join(',')}`
      isFirst = false
    }
    yield ']'
  }
}
