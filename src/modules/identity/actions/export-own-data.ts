import { asService } from '#platform/database/as-service.ts'
import { answerJson } from '#platform/http/answer-json.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import type { OwnData } from '../own-data.ts'
import { findSignInData } from '../store/own-data-store.ts'

/** Sends all that is kept of an account as a JSON file: how it signs in, and the part of every module, each by table. */
export async function exportOwnData(
  { db, clock }: IdentityDeps,
  parts: readonly OwnData[],
  userId: string,
): Promise<Response> {
  const madeAt = clock.now().toISOString()
  const file: Record<string, unknown> = { made_at: madeAt, sign_in: await findSignInData(db, userId) }
  await db.as({ role: 'member', userId }, async (tx) => {
    for (const part of parts.filter((one) => !one.readsAs)) file[part.name] = await part.collect(tx, userId)
  })
  await asService(db, 'rows that name their account by its address alone', async (tx) => {
    for (const part of parts.filter((one) => one.readsAs)) file[part.name] = await part.collect(tx, userId)
  })
  const fileName = `syvo-gegevens-${madeAt.slice(0, 10)}.json`
  return answerJson(file, { headers: { 'content-disposition': `attachment; filename="${fileName}"` } })
}
