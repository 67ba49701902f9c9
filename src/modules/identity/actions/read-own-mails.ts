import { asService } from '#platform/database/as-service.ts'
import type { Database } from '#platform/database/database.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { OwnMail, OwnMailContent } from '../contract/own-mails.ts'
import {
  findKeptMails,
  findMailContent,
  findOwnMail,
  findOwnMailPage,
  type MailReader,
  type OwnMailRow,
} from '../store/own-mail-store.ts'

/** What reading one's own mails needs from the house. */
export interface OwnMailDeps {
  db: Database
  /** The page exists in the demo only. */
  isDemo: boolean
  hasMailServer: boolean
}

/** Who reads, and whether his request came through a proxy: then there is no such page. */
export interface MailCaller extends MailReader {
  readonly isForwarded: boolean
}

/** One page of the mails that Syvo wrote to the caller's own address, newest first. Which those are is read by the caller's own rights. */
export async function listOwnMails(
  deps: OwnMailDeps,
  caller: MailCaller,
  page: { limit: number; after?: string | undefined },
): Promise<Outcome<{ has_mail_server: boolean; mails: OwnMail[]; next_after: string | null }>> {
  if (!deps.isDemo || caller.isForwarded) return fail(failures.notFound)
  const { rows, nextAfter } = await deps.db.as({ role: 'member', userId: caller.userId }, (tx) =>
    findOwnMailPage(tx, { ...caller, ...page }),
  )
  const kept = await asService(deps.db, 'how own mails left, for the demo', (tx) =>
    findKeptMails(
      tx,
      rows.map((row) => row.id),
    ),
  )
  return ok({
    has_mail_server: deps.hasMailServer,
    mails: rows.map((row) => mailOf(row, kept.has(row.id))),
    next_after: nextAfter,
  })
}

/** One of those mails with its text and HTML; another's is not there. */
export async function readOwnMail(deps: OwnMailDeps, caller: MailCaller, id: string): Promise<Outcome<OwnMailContent>> {
  if (!deps.isDemo || caller.isForwarded) return fail(failures.notFound)
  const missing = fail({ ...failures.notFound, message: 'Deze mail bestaat niet.' })
  const row = await deps.db.as({ role: 'member', userId: caller.userId }, (tx) => findOwnMail(tx, caller, id))
  if (!row) return missing
  return asService(deps.db, 'text of an own mail, for the demo', async (tx) => {
    const content = await findMailContent(tx, row.id)
    const kept = await findKeptMails(tx, [row.id])
    return content ? ok({ ...mailOf(row, kept.has(row.id)), ...content }) : missing
  })
}

function mailOf({ status, created_at, ...row }: OwnMailRow, isKept: boolean): OwnMail {
  return { ...row, state: status === 'sent' && isKept ? 'kept' : status, created_at: created_at.toISOString() }
}
