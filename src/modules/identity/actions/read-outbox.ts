import { asService } from '#platform/database/as-service.ts'
import type { Database } from '#platform/database/database.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { OutboxMail, OutboxMailContent } from '../contract/outbox.ts'
import { findOutboxMail, findOutboxPage, type OutboxRow } from '../store/outbox-store.ts'

/** The dependencies of reading the outbox. */
export interface OutboxDeps {
  db: Database
  hasMailServer: boolean
}

/**
 * Lists one page of all mails that were sent or wait to be sent, newest first. Only for requests from the machine of the demo: there is no session to
 * check.
 */
export async function listOutbox(
  deps: OutboxDeps,
  page: { limit: number; after?: string | undefined },
): Promise<Outcome<{ has_mail_server: boolean; mails: OutboxMail[]; next_after: string | null }>> {
  const { rows, nextAfter } = await asService(deps.db, (tx) => findOutboxPage(tx, page))
  return ok({ has_mail_server: deps.hasMailServer, mails: rows.map(mailOf), next_after: nextAfter })
}

/** Returns one of those mails with its text and HTML. */
export async function readOutboxMail(deps: OutboxDeps, id: string): Promise<Outcome<OutboxMailContent>> {
  const row = await asService(deps.db, (tx) => findOutboxMail(tx, id))
  if (!row) return fail({ ...failures.notFound, message: 'Deze mail bestaat niet.' })
  return ok({ ...mailOf(row), text: row.text, html: row.html })
}

/** Returns the HTML of one of those mails as a page. Inline styles are allowed; scripts, forms and external images are not. */
export async function showOutboxMail(deps: OutboxDeps, id: string): Promise<Outcome<never> | Response> {
  const row = await asService(deps.db, (tx) => findOutboxMail(tx, id))
  if (!row?.html) return fail({ ...failures.notFound, message: 'Deze mail bestaat niet.' })
  return new Response(row.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}

function mailOf({ id, recipient, subject, status, is_kept, created_at }: OutboxRow): OutboxMail {
  const state = status === 'sent' && is_kept ? 'kept' : status
  return { id, recipient, subject, state, created_at: created_at.toISOString() }
}
