import { asService } from '#platform/database/as-service.ts'
import { DATA_HEADERS } from '#platform/http/answer-json.ts'
import { type Failure, fail, failures, type Outcome } from '#platform/http/failure.ts'
import { createThrottle } from '#platform/rate/throttle.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import type { OwnData } from '../own-data.ts'
import { findSignInData } from '../store/own-data-store.ts'
import { readExportedRows } from '../store/read-exported-rows.ts'

const exportsOf = createThrottle({ burst: 20, perMinute: 1 })
const AT_ONCE_MAX = 4

/** Which accounts are exporting in this process. */
const underWay = new Set<string>()

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
 * Sends all that is stored of an account as a JSON file: how it signs in, and the part of every module, each by table. The file is written while it is
 * read, one page of rows at a time; an account gets one at a time, and a process serves four.
 */
export async function exportOwnData(
  { db, clock }: IdentityDeps,
  parts: readonly OwnData[],
  userId: string,
): Promise<Outcome<never> | Response> {
  if (underWay.has(userId)) return fail(runs)
  if (underWay.size >= AT_ONCE_MAX) return fail(busy)
  const waitSeconds = exportsOf.take(userId)
  if (waitSeconds > 0) return fail({ ...failures.tooMany, retryAfterSeconds: waitSeconds })
  underWay.add(userId)
  const madeAt = clock.now().toISOString()
  const file = writeFile(db, { parts, userId, madeAt })
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': `attachment; filename="syvo-gegevens-${madeAt.slice(0, 10)}.json"`,
    ...DATA_HEADERS,
  }
  return new Response(
    streamOf(file, () => underWay.delete(userId)),
    { headers },
  )
}

async function* writeFile(
  db: IdentityDeps['db'],
  of: { parts: readonly OwnData[]; userId: string; madeAt: string },
): AsyncGenerator<string> {
  yield `{"made_at":${JSON.stringify(of.madeAt)},"sign_in":${JSON.stringify(await findSignInData(db, of.userId))}`
  for (const part of of.parts) {
    yield `,${JSON.stringify(part.name)}:{`
    const { collectAsService } = part
    if (collectAsService) {
      const found = await asService(db, 'rows that name their account by its address alone', (tx) =>
        collectAsService(tx, of.userId),
      )
      yield JSON.stringify(found).slice(1, -1)
    }
    yield* writeTables(db, part, of.userId)
    yield '}'
  }
  yield '}'
}

async function* writeTables(db: IdentityDeps['db'], part: OwnData, userId: string): AsyncGenerator<string> {
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

/** Pulls a text piece by piece, as fast as its reader takes it; `onEnd` is called once, also when the reader goes away. */
function streamOf(pieces: AsyncGenerator<string>, onEnd: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const piece = await pieces.next()
          if (piece.done !== true) return controller.enqueue(encoder.encode(piece.value))
          controller.close()
        } catch (error) {
          controller.error(error)
        }
        onEnd()
      },
      async cancel() {
        onEnd()
        await pieces.return(undefined)
      },
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  )
}
