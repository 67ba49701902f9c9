import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { formatDateTime } from '#ui/format/date.ts'
import { INBOX_PAGE_SIZE, type InboxMessage } from '../contract/admin-inbox.ts'
import type { MarketingDeps } from '../marketing-deps.ts'
import {
  countOpenMessages,
  findContactMessages,
  handleMessageRow,
  type StoredContactMessage,
} from '../store/contact-store.ts'

type Deps = Pick<MarketingDeps, 'db' | 'clock' | 'audit' | 'namesOf'>

/** Reads a page of the contact form's messages, with who handled them and the total of open ones. The endpoint has checked the role. */
export function readContactMessages(
  { db, namesOf }: Pick<Deps, 'db' | 'namesOf'>,
  page: { state: 'open' | 'handled'; after: string | undefined },
): Promise<Outcome<{ messages: InboxMessage[]; next_after: string | null; open: number }>> {
  return asService(db, async (tx) => {
    const { rows, nextAfter } = await findContactMessages(tx, { ...page, limit: INBOX_PAGE_SIZE })
    const open = await countOpenMessages(tx)
    const names = await namesOf(
      tx,
      rows.flatMap(({ handled_by: by }) => by ?? []),
    )
    const messages = rows.map(({ handled_at: _at, handled_by: _by, created_at: createdAt, ...message }, nth) => ({
      ...message,
      created_at: createdAt.toISOString(),
      handled: handledOf(rows[nth], names),
    }))
    return ok({ messages, next_after: nextAfter, open })
  })
}

/** Marks a message as handled, once, with an audit entry. The endpoint has checked the role. */
export function handleContactMessage(
  { db, clock, audit, namesOf }: Deps,
  { adminId, messageId }: { adminId: string; messageId: string },
): Promise<Outcome<{ message_id: string }>> {
  const now = clock.now()
  return asService(db, async (tx) => {
    const before = await handleMessageRow(tx, { id: messageId, userId: adminId, now })
    if (!before) return fail({ status: 404, code: 'message_not_found', message: 'Dit bericht bestaat niet.' })
    if (before.handled_at !== null) {
      const details = handledOf(before, await namesOf(tx, before.handled_by === null ? [] : [before.handled_by]))
      const message = `${details?.handled_by ?? 'Iemand anders'} handelde dit bericht af op ${formatDateTime(before.handled_at)}.`
      return fail({ status: 409, code: 'handled_before', message, details })
    }
    const entry = { actorId: adminId, actor: 'admin', action: 'message.handled' } as const
    await audit(tx, { ...entry, subjectType: 'message', subjectId: messageId }, now)
    return ok({ message_id: messageId })
  })
}

function handledOf(
  row: Pick<StoredContactMessage, 'handled_at' | 'handled_by'> | undefined,
  names: ReadonlyMap<string, string>,
): InboxMessage['handled'] {
  if (!row || row.handled_at === null) return null
  return {
    handled_at: row.handled_at.toISOString(),
    handled_by: row.handled_by === null ? null : (names.get(row.handled_by) ?? null),
  }
}
