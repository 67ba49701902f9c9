import type { ColumnType, Generated } from 'kysely'

/** A jsonb column: read parsed, written as text. */
type Json = ColumnType<unknown, string, string>

interface BotColumns {
  id: string
  vendor_id: string | null
  title: string
  description: string
  long_description: string
  category: string
  pricing_model: 'purchase' | 'rental' | 'both'
  price_cents: number | null
  monthly_price_cents: number | null
  featured: Generated<boolean>
  total_sales: Generated<number>
  total_revenue_cents: Generated<string>
  active: Generated<boolean>
  status: 'draft' | 'pending_review' | 'approved' | 'rejected'
  api_endpoint: string | null
  endpoint_secret: ColumnType<string | null, never, never>
  prompt_template: string | null
  stripe_price_id: string | null
  review_feedback: string | null
  paused_at: ColumnType<Date | null, Date | undefined, Date | null>
  pause_reason: string | null
  maintenance_since: ColumnType<Date | null, Date | undefined, Date | null>
  input_fields: Json
  monthly_execution_limit: number | null
  sample_config_id: string | null
  sample_questions: Json
  demo_enabled: Generated<boolean>
  needs_model: Generated<boolean>
  model_example: ColumnType<unknown, string | null | undefined, string | null>
  approved_version: number | null
  created_at: Date
  updated_at: Date
}

/** The columns that only a bot's vendor and the product read. */
type VendorColumn =
  | 'vendor_id'
  | 'total_revenue_cents'
  | 'api_endpoint'
  | 'endpoint_secret'
  | 'prompt_template'
  | 'stripe_price_id'
  | 'review_feedback'
  | 'pause_reason'

/** The status of a version; only a pending or approved one changes. */
export type VersionStatus = 'pending_review' | 'approved' | 'rejected' | 'changes_requested' | 'withdrawn' | 'replaced'

/** The tables of the catalogue module, for queries; `vendor_bots` shows a vendor its own bots and an administrator all, `public_bots` everybody the public ones. */
export type CatalogueTables = {
  bots: BotColumns
  vendor_bots: BotColumns
  visible_bots: Omit<BotColumns, VendorColumn>
  public_bots: Omit<BotColumns, VendorColumn>
  bot_sample_tests: {
    bot_id: string
    answers: ColumnType<unknown, string | undefined, string>
    tested_at: ColumnType<Date | null, Date | undefined, Date>
    tried_at: Date
    next_test_at: Date
  }
  bot_versions: {
    id: string
    bot_id: string
    vendor_id: string
    number: number
    status: VersionStatus
    content: Json
    content_hash: string
    checks: Json
    publish: boolean
    review_feedback: string | null
    submitted_at: Date
    decided_at: Date | null
    decided_by: string | null
    created_at: Generated<Date>
  }
  bot_smoke_tests: {
    id: string
    category: string
    test_input: string
    expected_keywords: Json
    forbidden_keywords: Json
    expects_refusal: boolean
    active: Generated<boolean>
  }
}
