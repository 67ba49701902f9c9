import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { cutPage, readPageKey } from '#platform/database/page-key.ts'
import type { VENDOR_STATES } from '../contract/vendor-checks.ts'

/** A vendor with profile and payout account, as they are stored; missing values are null. */
export interface CheckedVendor {
  readonly id: string
  readonly company: string | null
  readonly contact_name: string
  readonly email: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly kvk: string
  readonly btw_id: string | null
  readonly profile_changed_at: Date
  readonly verified_at: Date | null
  readonly verified_by: string | null
  readonly sent_back_at: Date | null
  readonly sent_back_reason: string | null
  readonly iban: string | null
  readonly account_name: string
  readonly account_status: 'unchecked' | 'checked'
  readonly account_changed_at: Date
  readonly bots: number
}

type State = (typeof VENDOR_STATES)[number]

// A profile and an account are saved apart and checked together.
const VENDORS = sql`(
  select coalesce(p.vendor_id, a.vendor_id) as id, p.company, p.contact_name, p.email, p.street, p.postcode, p.city, p.kvk, p.btw_id,
    p.changed_at as profile_changed_at, p.verified_at, p.verified_by, p.sent_back_at, p.sent_back_reason,
    a.iban, a.name as account_name, a.status as account_status, a.changed_at as account_changed_at,
    greatest(p.changed_at, a.changed_at) as changed_at,
    case when p.sent_back_at is not null then 'sent_back'
      when (p.vendor_id is not null and p.verified_at is null) or a.status = 'unchecked' then 'waiting' else 'done' end as state
  from app.vendor_profiles p full join app.payout_accounts a on a.vendor_id = p.vendor_id) v`

/**
 * Finds a page of the vendors in a state and the key of the next: the waiting ones by how long, the others the last changed first. For the service
 * only.
 */
export async function findVendorsToCheck(
  tx: Tx,
  { state, after, limit }: { state: State; after: string | undefined; limit: number },
): Promise<{ rows: Omit<CheckedVendor & { micros: number }, 'micros'>[]; nextAfter: string | null }> {
  const isWaiting = state === 'waiting'
  const direction = isWaiting ? sql`asc` : sql`desc`
  const key = after === undefined ? null : readPageKey(after)
  const beyond = key
    ? sql`and (v.changed_at, v.id) ${isWaiting ? sql`>` : sql`<`} (timestamptz 'epoch' + ${key.micros}::bigint * interval '1 microsecond', ${key.id}::uuid)`
    : sql``
  const { rows } = await sql<CheckedVendor & { micros: number }>`
    select v.*, (select count(*)::int from app.bots_with_vendor b where b.vendor_id = v.id) as bots,
      (extract(epoch from v.changed_at) * 1000000)::bigint as micros
    from ${VENDORS} where v.state = ${state} ${beyond} order by v.changed_at ${direction}, v.id ${direction} limit ${limit + 1}`.execute(
    tx,
  )
  return cutPage(rows, limit)
}

/** Counts the vendors that wait to be checked. */
export async function countVendorsToCheck(tx: Tx): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from ${VENDORS} where v.state = 'waiting'`.execute(tx)
  return rows[0]?.waiting ?? 0
}
