import { newId } from '#platform/ids/id.ts'

/** Rows of one table: its name, the columns, and the values of each row between brackets. */
type Rows = readonly [table: string, columns: string, values: string]

/**
 * What billing and the provider that stands in for a real one keep of an account that bought a plan and sold a bot. The subscription has ended:
 * the provider would know nothing of a live one.
 */
export function billingRows(userId: string, bot: string, secret: string): Rows[] {
  const [order, payment, posting] = [newId(), newId(), newId()]
  const unique = () => `${secret}-${newId()}`
  const now = "timestamptz '2026-11-20'"
  const month = `${now}, timestamptz '2026-12-20'`
  const entry = (account: string, vendor: string, cents: number) =>
    `('${newId()}', '${posting}', '${payment}', '${account}', ${vendor}, ${cents}, ${now})`
  return [
    ['app.billing_profiles', 'user_id, buyer, updated_at', `('${userId}', '{"name": "Noor"}', ${now})`],
    [
      'app.orders',
      'id, user_id, kind, plan_code, bot_id, vendor_id, title, price_cents, status, buyer, terms_version, accepted_at, provider, session_id, created_at, paid_at',
      `('${order}', '${userId}', 'plan', 'pro', '${bot}', '${userId}', 'Syvo Pro', 5399, 'paid', '{"name": "Noor"}', '1', ${now}, 'stripe', '${unique()}', ${now}, ${now})`,
    ],
    [
      'app.subscriptions',
      'id, order_id, user_id, kind, plan_code, title, price_cents, status, provider_reference, period_start, period_end, access_end, created_at',
      `('${newId()}', '${order}', '${userId}', 'plan', 'pro', 'Syvo Pro', 5399, 'ended', '${unique()}', ${month}, timestamptz '2026-12-20', ${now})`,
    ],
    [
      'app.payments',
      'id, order_id, user_id, provider_reference, reason, bot_id, vendor_id, title, amount_cents, method, paid_at, created_at',
      `('${payment}', '${order}', '${userId}', '${unique()}', 'period', '${bot}', '${userId}', 'Syvo Pro', 5399, 'ideal', ${now}, ${now})`,
    ],
    [
      'app.ledger_entries',
      'id, posting_id, payment_id, account, vendor_id, amount_cents, created_at',
      `${entry('provider', 'null', 5399)}, ${entry('vendor', `'${userId}'`, -5399)}`,
    ],
    [
      'app.invoices',
      'id, year, sequence, kind, user_id, payment_id, title, buyer, seller, amount_cents, net_cents, btw_cents, method, issued_at',
      `('${newId()}', 2026, (select coalesce(max(sequence), 0) + 1 from app.invoices), 'invoice', '${userId}', '${payment}', 'Syvo Pro', '{"name": "Noor"}', '{}', 5399, 4462, 937, 'ideal', ${now})`,
    ],
    ...vendorRows(userId, { bot, payment, now }),
    [
      'app.sandbox_sessions',
      'id, idempotency_key, order_id, user_id, kind, title, amount_cents, success_url, cancel_url, expires_at, created_at',
      `('${newId()}', '${unique()}', '${order}', '${userId}', 'subscription', 'Syvo Pro', 5399, '/', '/', ${month})`,
    ],
  ]
}

/** What it earned, where it is paid and what it was paid: all of it, so that the account may go. */
function vendorRows(userId: string, { bot, payment, now }: { bot: string; payment: string; now: string }): Rows[] {
  const [payout, posting] = [newId(), newId()]
  return [
    [
      'app.plan_shares',
      'id, payment_id, bot_id, vendor_id, uses, created_at',
      `('${newId()}', '${payment}', '${bot}', '${userId}', 3, ${now})`,
    ],
    ['app.payout_accounts', 'vendor_id, iban, name, changed_at', `('${userId}', 'NL91ABNA0417164300', 'Noor', ${now})`],
    [
      'app.payouts',
      'id, vendor_id, amount_cents, first_month, last_month, iban, name, status, created_at, settled_at',
      `('${payout}', '${userId}', 5399, '2026-10-01', '2026-10-01', 'NL91ABNA0417164300', 'Noor', 'paid', ${now}, ${now})`,
    ],
    [
      'app.ledger_entries',
      'id, posting_id, payout_id, account, vendor_id, amount_cents, created_at',
      `('${newId()}', '${posting}', '${payout}', 'vendor', '${userId}', 5399, ${now}), ('${newId()}', '${posting}', '${payout}', 'bank', null, -5399, ${now})`,
    ],
    [
      'app.vendor_statements',
      'id, year, sequence, vendor_id, month, vendor_name, seller, opening_cents, sales_cents, refunds_cents, plan_cents, payouts_cents, closing_cents, issued_at',
      `('${newId()}', 2026, (select coalesce(max(sequence), 0) + 1 from app.vendor_statements), '${userId}', '2026-10-01', 'Noor', '{}', 0, 5399, 0, 0, -5399, 0, ${now})`,
    ],
  ]
}
