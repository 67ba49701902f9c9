import type { ColumnType, Generated } from 'kysely'

/** A jsonb column: read parsed, written as text. */
type Json = ColumnType<unknown, string | undefined, string>

/** The source of a grant. */
export type GrantSource = 'plan' | 'trial' | 'rental' | 'purchase'

/** The tables of the activation module for typed queries. */
export type ActivationTables = {
  bot_grants: {
    id: string
    user_id: string
    bot_id: string
    source: GrantSource
    starts_at: Date
    ends_at: Date | null
    monthly_limit: number | null
    provider_reference: string | null
    renews_at: Date | null
    created_at: ColumnType<Date, Date, never>
    is_example: Generated<boolean>
  }
  user_bots: {
    id: string
    user_id: string
    bot_id: string
    access_type: 'purchase' | 'rental'
    access_end: Date | null
    active: boolean
    /** The pinned version of the account; null follows the live version. */
    held_version: ColumnType<number | null, number | null | undefined, number | null>
    /** The time of the mail that Syvo paused the bot; null again after the mail that it runs again. */
    pause_told_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    /** The time of the mail that the bot misses its language model; null again after the mail that it works again. */
    model_told_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    created_at: Date
  }
  user_bot_configs: {
    id: string
    user_id: string
    bot_id: string
    category: string
    config_data: Json
    branding_data: Json
    config_valid: Generated<boolean>
    https_validated: Generated<boolean>
    hosted_token: string
    allowed_domains: Json
    is_sample: Generated<boolean>
    is_example: Generated<boolean>
    created_at: Date
    updated_at: Date
    version: Generated<number>
    saved_from: ColumnType<string | null, string | null | undefined, string | null>
  }
  seeds: {
    name: string
    fingerprint: string
    seeded_at: Date
  }
}
