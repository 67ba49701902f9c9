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
  prompt_template: string | null
  input_fields: Json
  monthly_execution_limit: number | null
  sample_config_id: string | null
  sample_questions: Json
  demo_enabled: Generated<boolean>
  approved_version: number | null
  created_at: Date
  updated_at: Date
}

/** Tables of the catalogue module as a query sees them; `vendor_bots` shows a vendor its own bots and an administrator all. */
export type CatalogueTables = {
  bots: BotColumns
  vendor_bots: BotColumns
  bot_sample_tests: {
    bot_id: string
    answers: ColumnType<unknown, string | undefined, string>
    tested_at: ColumnType<Date | null, Date | undefined, Date>
    tried_at: Date
    next_test_at: Date
  }
  bot_smoke_tests: {
    id: string
    category: string
    test_input: string
    expected_keywords: Json
    active: Generated<boolean>
  }
}
