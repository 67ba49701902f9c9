import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { LeadStatus } from '../contract.ts'
import { stampsAfter } from '../domain/lead-stamps.ts'
import { scoreFactsOf, scoreOrWarm } from '../domain/score-lead.ts'
import type { LeadTables } from './tables.ts'

/** A lead of the example data. */
export interface ExampleLead {
  readonly userId: string
  readonly botId: string
  readonly configId: string
  readonly conversationId: string
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly company: string | null
  readonly message: string | null
  readonly source: string
  readonly status: LeadStatus
  readonly createdAt: Date
  /** The time of its last change of status by its owner. */
  readonly movedAt: Date
}

/** Stores leads marked as example data, scored like any other; no mail or notification is sent. Needs a service transaction. */
export async function addExampleLeads(tx: Tx, leads: readonly ExampleLead[]): Promise<void> {
  const rows = leads.map((lead) => {
    const { name, email, phone, company, message, source, status, createdAt, movedAt } = lead
    const contacted = stampsAfter({ contacted_at: null, converted_at: null }, 'contacted', movedAt)
    const stamps = status === 'new' || status === 'lost' ? null : stampsAfter(contacted, status, movedAt)
    return {
      id: newId<'lead'>(createdAt.getTime()),
      user_id: lead.userId,
      bot_id: lead.botId,
      config_id: lead.configId,
      conversation_id: lead.conversationId,
      idempotency_key: null,
      ...{ name, email, phone, company, message, source, status },
      score: scoreOrWarm(scoreFactsOf({ email, phone, company, message, source })),
      consent_at: createdAt,
      contacted_at: stamps?.contacted_at ?? null,
      converted_at: stamps?.converted_at ?? null,
      created_at: createdAt,
      updated_at: status === 'new' ? createdAt : movedAt,
      is_example: true,
    }
  })
  await tx.withTables<LeadTables>().withSchema('app').insertInto('leads').values(rows).execute()
}
