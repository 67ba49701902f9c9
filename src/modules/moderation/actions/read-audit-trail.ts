import { findVendorBots } from '#modules/catalogue/public.ts'
import type { AuditKind } from '#modules/identity/contract.ts'
import { type AuditRow, findAuditActors, findAuditPage, findNames } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import { isUuid } from '#platform/ids/is-uuid.ts'
import { AUDIT_PAGE, type AuditTrailEntry } from '../contract/audit.ts'
import type { ModerationDeps } from '../moderation-deps.ts'

const PEOPLE_MAX = 300

interface AuditTrail {
  entries: AuditTrailEntry[]
  next_after: string | null
  people: { id: string; name: string }[]
}

/**
 * Reads a page of the audit trail as the caller, so that the database itself shows no more than the caller's role allows at this moment. Only the
 * names of accounts are read by the service; they are the current ones, because the trail itself holds none.
 */
export async function readAuditTrail(
  { db }: Pick<ModerationDeps, 'db'>,
  userId: string,
  page: { personId: string | undefined; kind: AuditKind | undefined; after: string | undefined },
): Promise<Outcome<AuditTrail>> {
  const { rows, actors, bots } = await db.as({ role: 'member', userId }, async (tx) => {
    const found = await findAuditPage(tx, { ...page, limit: AUDIT_PAGE + 1 })
    return {
      rows: found,
      actors: page.after === undefined ? await findAuditActors(tx, PEOPLE_MAX) : [],
      bots: await findVendorBots(tx, [...new Set(found.flatMap((row) => botIdOf(row) ?? []))]),
    }
  })
  const shown = rows.slice(0, AUDIT_PAGE)
  const named = [...actors, ...shown.flatMap((row) => [row.actor_id ?? [], accountOf(row) ?? []].flat())]
  const names = await asService(db, (tx) => findNames(tx, [...new Set(named)]))
  const people = actors.flatMap((id) => ({ id, name: names.get(id) ?? '' })).filter(({ name }) => name !== '')
  return ok({
    entries: shown.map((row) => {
      const bot = bots.get(botIdOf(row) ?? '')
      return { ...entryOf(row, names), subject_name: subjectName(row, names, bot?.title), bot_id: bot?.id ?? null }
    }),
    next_after: rows.length > AUDIT_PAGE ? (shown.at(-1)?.id ?? null) : null,
    people: people.sort((one, other) => one.name.localeCompare(other.name, 'nl')),
  })
}

function entryOf(row: AuditRow, names: ReadonlyMap<string, string>) {
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    actor: row.actor,
    actor_id: row.actor_id,
    actor_name: row.actor_id === null ? null : (names.get(row.actor_id) ?? null),
    action: row.action,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    detail: plainDetail(row.detail),
  }
}

/** Returns the id of the bot that an entry is about, directly or through a version, execution or report. */
function botIdOf({ subject_type: type, subject_id: id, detail }: AuditRow): string | null {
  if (type === 'bot') return isUuid(id) ? id : null
  const named = detail['bot_id']
  return typeof named === 'string' && isUuid(named) ? named : null
}

function accountOf({ subject_type: type, subject_id: id }: AuditRow): string | null {
  return (type === 'account' || type === 'vendor') && isUuid(id) ? id : null
}

function subjectName(row: AuditRow, names: ReadonlyMap<string, string>, botTitle: string | undefined): string | null {
  const account = accountOf(row)
  return account === null ? (botTitle ?? null) : (names.get(account) ?? null)
}

/** Returns codes, ids and numbers as they were written. */
function plainDetail(detail: AuditRow['detail']): AuditTrailEntry['detail'] {
  return Object.fromEntries(
    Object.entries(detail).flatMap(([name, value]) =>
      value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value]]
        : [],
    ),
  )
}
