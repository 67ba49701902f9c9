import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { AuditKind } from '../contract/audit-kinds.ts'

/**
 * An audit entry: one step of a person or the product that affects others. `detail` holds codes, ids and numbers, never what was revealed or typed.
 */
export interface AuditEntry {
  /** Null for the product itself and for the command line. */
  readonly actorId: string | null
  readonly actor: 'member' | 'vendor' | 'admin' | 'command' | 'product'
  /** Past tense with its subject, such as `bot.approved` or `execution.revealed`. */
  readonly action: string
  readonly subjectType: AuditKind
  readonly subjectId: string
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>
}

/** Adds an entry to the audit trail, in the service transaction of the step itself, so that neither exists without the other. */
export async function recordAudit(tx: Tx, entry: AuditEntry, now: Date): Promise<void> {
  const { actorId, actor, action, subjectType, subjectId, detail } = entry
  await sql`insert into app.audit_entries (id, actor_id, actor, action, subject_type, subject_id, detail, created_at)
    values (${newId<'audit_entry'>(now.getTime())}, ${actorId}, ${actor}, ${action}, ${subjectType}, ${subjectId},
      ${JSON.stringify(detail ?? {})}::jsonb, ${now})`.execute(tx)
}

/** An entry of the audit trail as it was written. */
export interface AuditRow {
  readonly id: string
  readonly actor_id: string | null
  readonly actor: AuditEntry['actor']
  readonly action: string
  readonly subject_type: AuditKind
  readonly subject_id: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly created_at: Date
}

/** The filter of entries; undefined fields do not filter. `personId` is the actor, or the account that was affected. */
export interface AuditPage {
  readonly personId: string | undefined
  readonly kind: AuditKind | undefined
  /** The id of the last entry of the previous page. */
  readonly after: string | undefined
  readonly limit: number
}

/** Returns a page of the audit trail, newest first; runs as the caller, so that only an administrator finds more than their own steps. */
export async function findAuditPage(tx: Tx, { personId, kind, after, limit }: AuditPage): Promise<AuditRow[]> {
  const columns = sql`id, actor_id, actor, action, subject_type, subject_id, detail, created_at`
  const narrowed = sql`${kind === undefined ? sql`` : sql`and subject_type = ${kind}`} ${after === undefined ? sql`` : sql`and id < ${after}::uuid`}
    order by id desc limit ${limit}`
  // Each part has its own index in this order, which one condition with "or" would not use.
  const source =
    personId === undefined
      ? sql`(select ${columns} from app.audit_entries where true ${narrowed})`
      : sql`(select ${columns} from app.audit_entries where actor_id = ${personId}::uuid ${narrowed})
          union (select ${columns} from app.audit_entries where subject_type = 'account' and subject_id = ${personId} ${narrowed})
          union (select ${columns} from app.audit_entries where subject_type = 'vendor' and subject_id = ${personId} ${narrowed})`
  const { rows } = await sql<AuditRow>`select * from (${source}) e order by id desc limit ${limit}`.execute(tx)
  return rows
}

/** Returns accounts that are actors in the trail, at most `limit`; steps through the index from one to the next, however long the trail is. */
export async function findAuditActors(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ actor_id: string }>`
    with recursive actors as (
      (select actor_id from app.audit_entries where actor_id is not null order by actor_id limit 1)
      union all
      select (select e.actor_id from app.audit_entries e where e.actor_id > a.actor_id order by e.actor_id limit 1)
      from actors a where a.actor_id is not null
    ) select actor_id from actors where actor_id is not null limit ${limit}`.execute(tx)
  return rows.map((row) => row.actor_id)
}
