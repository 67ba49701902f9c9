import { readBot } from '#modules/catalogue/public.ts'
import { findAddress } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { newId } from '#platform/ids/id.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { admitUnsolicitedMail } from '#platform/mail/unsolicited-mail.ts'
import {
  consumeRateLimit,
  consumeRates,
  maskSubject,
  type RateLimitRule,
  toRateLimit,
} from '#platform/rate-limit/consume-rate-limit.ts'
import type { ReportReason } from '../contract/reports.ts'
import { reportReceivedMail } from '../mails/report-mails.ts'
import type { ModerationDeps } from '../moderation-deps.ts'
import { addReport } from '../store/report-store.ts'

/** A signed-in account has a limit of its own, so that a crowd of visitors never locks it out. */
const PER_ACCOUNT: RateLimitRule = { name: 'report-account', windowSeconds: 3600, max: 20 }
const PER_NETWORK: RateLimitRule = { name: 'report', windowSeconds: 3600, max: 5 }
/** Only a flood of visitors from a thousand networks reaches this limit; accounts are not counted in it. */
const IN_ALL: RateLimitRule = { name: 'report-all', windowSeconds: 3600, max: 5000 }
/** Receipts to one account; those to a visitor's address follow the limits of unsolicited mail. */
const RECEIPTS: RateLimitRule = { name: 'report-receipt', windowSeconds: 86_400, max: 3 }
const received = ok({ ok: true as const })

/** A report of a bot; `userId` is null for a visitor. */
export interface NewReport {
  readonly userId: string | null
  readonly botId: string
  readonly reason: ReportReason
  readonly message: string
  readonly email: string | null
  /** The hidden field. */
  readonly website: string | undefined
  readonly clientAddress: string
}

/**
 * Stores a report of a bot that the caller may see and confirms it by mail when there is an address. A program that fills in every field is thanked,
 * and its report discarded.
 */
export async function reportBot(deps: ModerationDeps, input: NewReport): Promise<Outcome<{ ok: true }>> {
  const now = deps.clock.now()
  const { userId, reason, message } = input
  if (input.website) {
    deps.log.info('a report of a bot was sent by a program')
    return received
  }
  const bot = await deps.db.as(userId === null ? { role: 'anon' } : { role: 'member', userId }, (tx) =>
    readBot(tx, input.botId),
  )
  if (!bot) return fail({ status: 404, code: 'bot_not_found', message: 'Deze bot bestaat niet.' })
  const sender = maskSubject(deps.maskKey, input.clientAddress)
  const rates =
    userId === null
      ? [toRateLimit(PER_NETWORK, sender), toRateLimit(IN_ALL, 'all')]
      : [toRateLimit(PER_ACCOUNT, userId)]
  if (await consumeRates(deps.db, rates, now)) return fail(userId === null ? tooMany : tooManyOfAccount)
  await asService(deps.db, async (tx) => {
    const id = newId<'bot-report'>(now.getTime())
    const reporterEmail = userId === null ? input.email : null
    await addReport(tx, {
      ...{ id, botId: bot.id, botTitle: bot.title, reason, message, now },
      reporterId: userId,
      reporterEmail,
    })
    const recipient = userId === null ? reporterEmail : ((await findAddress(tx, userId))?.email ?? null)
    if (recipient !== null) await confirm(deps, tx, { id, title: bot.title, reason, userId, recipient, sender })
  })
  return received
}

async function confirm(
  deps: ModerationDeps,
  tx: Tx,
  report: {
    id: string
    title: string
    reason: ReportReason
    userId: string | null
    recipient: string
    sender: string
  },
): Promise<void> {
  const now = deps.clock.now()
  const { userId, recipient } = report
  if (!(await canConfirm(deps, tx, report))) return
  await enqueueMail(tx, {
    ...reportReceivedMail(report, deps.publicUrl),
    ...{ userId, recipient, now },
    kind: 'bot-report',
    dedupeKey: `report:${report.id}:received`,
  })
}

/**
 * Returns whether a receipt may be mailed: an address of another person must not flood that mailbox. The report itself is stored all the same (DSA
 * art. 16).
 */
async function canConfirm(
  { maskKey, clock }: ModerationDeps,
  tx: Tx,
  { id, userId, recipient, sender }: { id: string; userId: string | null; recipient: string; sender: string },
): Promise<boolean> {
  const now = clock.now()
  if (userId !== null) return consumeRateLimit(tx, RECEIPTS, userId, now)
  const mail = { maskKey, recipient, sender, key: `report:${id}:received`, isRepeatable: false, isAccount: false, now }
  return (await admitUnsolicitedMail(tx, mail)) === 'admitted'
}

const tooMany = {
  ...failures.tooMany,
  message: 'Er kwamen net al meer meldingen van hetzelfde netwerk. Probeer het over een uur opnieuw.',
  retryAfterSeconds: PER_NETWORK.windowSeconds,
}

const tooManyOfAccount = {
  ...tooMany,
  message: 'Je hebt net al veel bots gemeld. Probeer het over een uur opnieuw.',
}
