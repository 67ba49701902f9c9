import type { ColumnType, Generated } from 'kysely'

/** The tables of the identity module as a query sees them. */
export type IdentityTables = {
  profiles: {
    user_id: string
    role: 'buyer' | 'vendor' | 'admin'
    is_developer: Generated<boolean>
    created_at: Generated<Date>
    updated_at: ColumnType<Date, Date | undefined, Date>
  }
  user_roles: {
    id: Generated<string>
    user_id: string
    role: 'buyer' | 'vendor' | 'admin'
    seq: Generated<number>
    created_at: ColumnType<Date, Date | undefined, never>
  }
  acceptances: {
    user_id: string
    document: 'terms' | 'privacy'
    version: string
    accepted_at: Date
  }
  user_settings: {
    user_id: string
    lead_mail: Generated<boolean>
    usage_mail: Generated<boolean>
    lead_mail_sent_at: Date | null
    conversation_retention_days: Generated<number>
    updated_at: ColumnType<Date, Date | undefined, Date>
  }
}
