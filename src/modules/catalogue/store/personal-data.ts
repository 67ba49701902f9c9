import { sql } from 'kysely'
import type { PersonalData } from '#modules/identity/public.ts'

const BOTS = {
  name: 'vendor_bots',
  as: 'bots',
  owner: 'vendor_id',
  pageRows: 20,
  columns: [
    'id',
    'title',
    'description',
    'long_description',
    'category',
    'pricing_model',
    'price_cents',
    'monthly_price_cents',
    'status',
    'active',
    'api_endpoint',
    'prompt_template',
    'input_fields',
    'total_sales',
    'total_revenue_cents',
    'created_at',
    'updated_at',
  ],
}
const VERSIONS = {
  name: 'bot_versions',
  owner: 'vendor_id',
  pageRows: 20,
  columns: ['id', 'bot_id', 'number', 'status', 'content', 'review_feedback', 'submitted_at', 'decided_at'],
}
const PROFILE = {
  name: 'vendor_profiles',
  owner: 'vendor_id',
  columns: [
    'company',
    'contact_name',
    'email',
    'street',
    'postcode',
    'city',
    'country',
    'kvk',
    'btw_id',
    'declared_at',
    'verified_at',
    'changed_at',
    'sent_back_at',
    'sent_back_reason',
  ],
}
const SALES = {
  name: 'transactions',
  owner: 'vendor_id',
  columns: ['id', 'bot_id', 'amount_cents', 'status', 'created_at'],
}

/**
 * The bots, profile and sales of an account. A bot that others may be using stays for them, without its vendor and off the marketplace; one that was
 * never
 * approved is deleted. Amounts of sales stay without the account, as the law requires of the books.
 */
export const cataloguePersonalData: PersonalData = {
  name: 'catalogue',
  tables: [BOTS, VERSIONS, PROFILE, SALES],
  readdress: async (tx, { userId, from, to }) => {
    // An address that was typed for buyers and differs stays.
    await sql`update app.vendor_profiles set email = ${to} where vendor_id = ${userId} and lower(email) = lower(${from})`.execute(
      tx,
    )
  },
  erase: async (tx, userId, now) => {
    await sql`delete from app.vendor_profiles where vendor_id = ${userId}`.execute(tx)
    await sql`update app.vendor_profiles set verified_by = null where verified_by = ${userId}`.execute(tx)
    await sql`delete from app.bot_versions where vendor_id = ${userId}`.execute(tx)
    await sql`update app.bot_versions set decided_by = null where decided_by = ${userId}`.execute(tx)
    await sql`delete from app.bots where vendor_id = ${userId} and status <> 'approved' and approved_version is null`.execute(
      tx,
    )
    await sql`update app.bots set vendor_id = null, active = false, updated_at = ${now} where vendor_id = ${userId}`.execute(
      tx,
    )
    await sql`update app.transactions set vendor_id = null where vendor_id = ${userId}`.execute(tx)
    await sql`update app.transactions set user_id = null where user_id = ${userId}`.execute(tx)
  },
}
