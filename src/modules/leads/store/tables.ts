import type { ColumnType } from 'kysely'
import type { LeadScore, LeadStatus } from '../contract.ts'

/** The leads table for typed queries. */
export type LeadTables = {
  leads: {
    id: string
    user_id: string
    bot_id: string | null
    config_id: string | null
    conversation_id: string | null
    idempotency_key: string | null
    name: string | null
    email: string | null
    phone: string | null
    company: string | null
    message: string | null
    source: string | null
    score: LeadScore
    status: ColumnType<LeadStatus, LeadStatus | undefined, LeadStatus>
    consent_at: Date | null
    contacted_at: Date | null
    converted_at: Date | null
    mail_waiting: ColumnType<boolean, boolean | undefined, boolean>
    is_example: ColumnType<boolean, boolean | undefined, never>
    created_at: ColumnType<Date, Date | undefined, never>
    updated_at: ColumnType<Date, Date | undefined, Date>
  }
}

/** The columns that a lead's owner sees (DATA-34). */
export const LEAD_COLUMNS = [
  'id',
  'user_id',
  'bot_id',
  'conversation_id',
  'name',
  'email',
  'phone',
  'company',
  'message',
  'source',
  'score',
  'status',
  'contacted_at',
  'converted_at',
  'created_at',
  'is_example',
] as const
