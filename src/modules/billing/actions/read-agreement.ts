import { join } from 'node:path'
import { findAddress, findSettings } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { type DrawingTask, drawInWorker } from '#platform/document/draw-in-worker.ts'
import { fail, type Outcome } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { drawAgreement } from '../documents/draw-agreement.ts'
import { findAgreedBot } from '../store/agreement-store.ts'
import { findBuyer } from '../store/order-store.ts'
import { refusals } from './order-failures.ts'

const drawing: DrawingTask<Parameters<typeof drawAgreement>> = {
  file: join(import.meta.dirname, '../documents/draw-agreement.ts'),
  name: 'drawAgreement',
}

/**
 * Returns the processing agreement of a bot that the account has access to (trial, rental, purchase or plan) as a PDF. Unchanged content gives the
 * same bytes.
 */
export async function readAgreement(
  { db, clock, seller, processors }: BillingDeps,
  input: { userId: string; botId: string },
): Promise<Outcome<never> | Response> {
  const { userId, botId } = input
  const own = await db.as({ role: 'member', userId }, async (tx) => ({
    buyer: await findBuyer(tx, userId),
    settings: await findSettings(tx, userId),
  }))
  const now = clock.now()
  const found = await asService(db, async (tx) => ({
    bot: await findAgreedBot(tx, userId, botId, now),
    account: await findAddress(tx, userId),
  }))
  const { bot, account } = found
  if (!bot || !account) return fail(refusals.agreementNotFound)
  const drawn = await drawInWorker({ account: { id: userId, now } }, drawing, {
    bot,
    account,
    buyer: own.buyer,
    retentionDays: own.settings.conversation_retention_days,
    seller,
    processors,
  })
  if ('failure' in drawn) return fail(drawn.failure)
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="syvo-verwerkersovereenkomst.pdf"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  }
  return new Response(drawn.bytes, { headers })
}
