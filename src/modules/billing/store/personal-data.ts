import { sql } from 'kysely'
import type { PersonalData } from '#modules/identity/public.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { END_AT_PROVIDER_JOB } from '../domain/job-names.ts'
import { findLiveSubscriptions } from './subscription-store.ts'

const SHOWN = [
  { name: 'billing_profiles', columns: ['buyer', 'updated_at'] },
  {
    name: 'orders',
    columns: [
      'id',
      'kind',
      'title',
      'plan_code',
      'bot_id',
      'price_cents',
      'btw_regime',
      'status',
      'problem',
      'buyer',
      'terms_version',
      'accepted_at',
      'created_at',
      'paid_at',
      'closed_at',
    ],
  },
  {
    name: 'subscriptions',
    columns: [
      'id',
      'kind',
      'title',
      'plan_code',
      'bot_id',
      'price_cents',
      'btw_regime',
      'status',
      'period_start',
      'period_end',
      'access_end',
      'created_at',
      'ended_at',
    ],
  },
  {
    name: 'payments',
    columns: [
      'id',
      'title',
      'reason',
      'amount_cents',
      'btw_regime',
      'returned_cents',
      'method',
      'period_start',
      'period_end',
      'paid_at',
    ],
  },
  {
    name: 'invoices',
    columns: [
      'id',
      'year',
      'sequence',
      'kind',
      'title',
      'buyer',
      'amount_cents',
      'net_cents',
      'btw_cents',
      'btw_regime',
      'period_start',
      'period_end',
      'issued_at',
    ],
  },
]

/** The tables that name the account as the vendor. */
const SHOWN_TO_VENDOR = [
  { name: 'vendor_months', columns: ['month', 'revenue_cents', 'sales'] },
  { name: 'payout_accounts', columns: ['iban', 'name', 'status', 'checked_at', 'changed_at', 'leaving_at'] },
  {
    name: 'payouts',
    columns: [
      'number',
      'amount_cents',
      'first_month',
      'last_month',
      'iban',
      'name',
      'status',
      'created_at',
      'settled_at',
    ],
  },
  {
    name: 'vendor_statements',
    columns: [
      'year',
      'sequence',
      'month',
      'vendor_name',
      'opening_cents',
      'sales_cents',
      'refunds_cents',
      'plan_cents',
      'payouts_cents',
      'closing_cents',
      'issued_at',
    ],
  },
]

/**
 * The personal data that billing stores of an account. Invoices and the records behind them are stored for seven years (AWR art. 52) and lose the
 * account when it is deleted; the invoice recipient is deleted with it, except on issued documents. Subscriptions end at the provider too. What a
 * vendor is owed stays in the ledger, and a due payout is still made; the vendor of a sale stays as well, because a later refund needs it.
 */
export const billingPersonalData: PersonalData = {
  name: 'billing',
  tables: [...SHOWN, ...SHOWN_TO_VENDOR.map((table) => ({ ...table, owner: 'vendor_id' }))],
  erase: async (tx, userId, now) => {
    for (const { id, provider_reference: reference } of await findLiveSubscriptions(tx, userId))
      await enqueueJob(tx, { name: END_AT_PROVIDER_JOB, payload: { reference }, dedupeKey: id, now })
    await sql`update app.subscriptions set status = 'ended', ended_at = ${now}, access_end = least(access_end, ${now})
      where user_id = ${userId} and status <> 'ended'`.execute(tx)
    await sql`update app.orders set status = 'cancelled', closed_at = ${now} where user_id = ${userId} and status in ('draft', 'open')`.execute(
      tx,
    )
    await sql`update app.orders set buyer = null where user_id = ${userId} and session_id is null`.execute(tx)
    await sql`delete from app.billing_profiles where user_id = ${userId}`.execute(tx)
    await sql`delete from app.payout_accounts where vendor_id = ${userId}`.execute(tx)
    // The app cannot change invoices: they lose the account by their foreign key when it is deleted.
    for (const table of ['orders', 'subscriptions', 'payments', 'transactions'])
      await sql`update ${sql.id('app', table)} set user_id = null where user_id = ${userId}`.execute(tx)
  },
}
