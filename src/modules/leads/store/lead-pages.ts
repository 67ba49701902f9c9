import type { Database } from '#platform/database/database.ts'
import type { Identity } from '#platform/database/identity.ts'
import { cutPage, readPageKey } from '#platform/database/page-key.ts'
import type { Lead, LeadAnalytics, LeadScore, LeadStatus } from '../contract.ts'
import { conversionRate } from '../domain/conversion-rate.ts'
import { LEAD_COLUMNS } from './tables.ts'

/** The filters of a list; `search` matches name, email and company in any case (LEAD-06). */
export interface LeadFilters {
  id?: string | undefined
  score?: LeadScore | undefined
  status?: LeadStatus | undefined
  search?: string | undefined
}

type LeadRow = Omit<Lead, 'contacted_at' | 'converted_at' | 'created_at'> & {
  contacted_at: Date | null
  converted_at: Date | null
  created_at: Date
}

/**
 * Returns one page of an owner's leads, newest first, and the key of the next one. A single statement in one round trip: it names the owner beside
 * the policy, so that the index with exactly this order serves it.
 */
export async function readLeadPage(
  db: Database,
  reader: Identity,
  page: LeadFilters & { userId: string; limit: number; after?: string | undefined },
): Promise<{ leads: Lead[]; nextAfter: string | null }> {
  const { where, values } = whereOf(page)
  if (page.after) {
    const key = readPageKey(page.after)
    values.push(key.micros, key.id)
    where.push(
      `(created_at, id) < (timestamptz 'epoch' + $${values.length - 1}::bigint * interval '1 microsecond', $${values.length}::uuid)`,
    )
  }
  values.push(page.limit + 1)
  const rows = await db.query<LeadRow & { micros: number }>(
    reader,
    `select ${LEAD_COLUMNS.join(', ')}, (extract(epoch from created_at) * 1000000)::bigint as micros from app.leads
     where ${where.join(' and ')} order by created_at desc, id desc limit $${values.length}`,
    values,
  )
  const { rows: shown, nextAfter } = cutPage(rows, page.limit)
  return { leads: shown.map(leadOf), nextAfter }
}

/** Counts an owner's leads that match the filters. */
export async function countLeadsOf(
  db: Database,
  reader: Identity,
  filters: LeadFilters & { userId: string },
): Promise<number> {
  const { where, values } = whereOf(filters)
  const rows = await db.query<{ total: number }>(
    reader,
    `select count(*) as total from app.leads where ${where.join(' and ')}`,
    values,
  )
  return rows[0]?.total ?? 0
}

/** Returns the totals of all of an owner's leads (AMB-147). */
export async function readAnalytics(db: Database, reader: Identity, userId: string): Promise<LeadAnalytics> {
  const rows = await db.query<Omit<LeadAnalytics, 'conversion_rate'>>(
    reader,
    `select count(*) as total, count(*) filter (where score = 'hot') as hot, count(*) filter (where score = 'warm') as warm,
       count(*) filter (where score = 'cold') as cold, count(*) filter (where status = 'converted') as converted
     from app.leads where user_id = $1`,
    [userId],
  )
  const counts = rows[0] ?? { total: 0, hot: 0, warm: 0, cold: 0, converted: 0 }
  return { ...counts, conversion_rate: conversionRate(counts.converted, counts.total) }
}

/** Converts a row to the contract's lead. */
export function leadOf(row: LeadRow): Lead {
  return {
    ...row,
    contacted_at: row.contacted_at?.toISOString() ?? null,
    converted_at: row.converted_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

function whereOf(filters: LeadFilters & { userId: string }): { where: string[]; values: unknown[] } {
  const where = ['user_id = $1']
  const values: unknown[] = [filters.userId]
  const add = (value: unknown, condition: (place: string) => string) => {
    values.push(value)
    where.push(condition(`$${values.length}`))
  }
  if (filters.id) add(filters.id, (place) => `id = ${place}`)
  if (filters.score) add(filters.score, (place) => `score = ${place}`)
  if (filters.status) add(filters.status, (place) => `status = ${place}`)
  if (filters.search)
    add(
      `%${escapeLike(filters.search)}%`,
      (place) => `(name ilike ${place} or email ilike ${place} or company ilike ${place})`,
    )
  return { where, values }
}

/** Escapes a text so that it matches itself in a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
