import { newId } from '#platform/ids/id.ts'
import type { TestHouse } from './test-house.ts'
import type { OwnerQuery } from './whole-database.ts'

/** Stands in every column that holds a secret or a hash of one, so that an export that shows any of them is seen. */
export const SECRET = 'dit-mag-niemand-zien'

/** The columns that name an account, with their tables, as the catalogue of the database knows them; partitions count as their parent. */
export function accountColumns(query: OwnerQuery): Promise<Record<string, unknown>[]> {
  return query(`select format('%I.%I', n.nspname, c.relname) as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('app', 'auth') and c.relkind in ('r', 'p') and not c.relispartition and not a.attisdropped
      and a.attname in ('user_id', 'userId', 'vendor_id', 'decided_by') order by 1, 2`)
}

/** A row of this account in each table that names accounts, by table; with it the bot that it sells and others may use. */
export async function fillAccount(
  house: TestHouse,
  query: OwnerQuery,
): Promise<{ userId: string; token: string; email: string; botId: string; filled: Set<string> }> {
  const account = await house.signUp()
  const ids = { bot: newId(), draft: newId(), config: newId(), conversation: newId(), source: newId() }
  const rows = [
    ...signInRows(account.userId),
    ...vendorRows(account.userId, ids),
    ...customerRows(account.userId, ids),
    ...moneyRows(account.userId, ids),
  ]
  for (const [table, columns, values] of rows) await query(`insert into ${table} (${columns}) values (${values})`)
  const made = ['app.profiles', 'app.user_roles', 'auth.session', 'auth.account', 'app.mails']
  return { ...account, botId: ids.bot, filled: new Set([...rows.map(([table]) => table), ...made]) }
}

type Row = readonly [table: string, columns: string, values: string]
type Ids = Record<'bot' | 'draft' | 'config' | 'conversation' | 'source', string>
const unique = () => `${SECRET}-${newId()}`

function signInRows(userId: string): Row[] {
  const later = "timestamptz '2027-01-01'"
  return [
    ['app.user_roles', 'user_id, role', `'${userId}', 'vendor'`],
    ['app.user_settings', 'user_id, lead_mail', `'${userId}', false`],
    [
      'app.api_keys',
      'id, user_id, name, prefix, key_hash',
      `'${newId()}', '${userId}', 'Kassa', 'sk_1', '${unique()}'`,
    ],
    [
      'app.mails',
      'id, user_id, kind, recipient, subject, text_content',
      `'${newId()}', '${userId}', 'proef', 'noor@elders.example', 'Nieuwe lead', '${SECRET}'`,
    ],
    [
      'auth.proofs',
      'id, purpose, user_id, secret_hash, attempts_left, created_at, expires_at',
      `'${newId()}', 'recover', '${userId}', '${unique()}', 5, now(), ${later}`,
    ],
    ['auth.totp_factors', 'id, user_id, secret, created_at', `'${newId()}', '${userId}', '${SECRET}', now()`],
    ['auth.backup_codes', 'user_id, code_hash', `'${userId}', '${unique()}'`],
    [
      'app.subscribers',
      'user_id, subscribed, subscription_tier, provider_reference',
      `'${userId}', true, 'pro', '${SECRET}'`,
    ],
    ['app.usage_counters', 'user_id, feature_key, month, used', `'${userId}', 'bot_create', '2026-11-01', 2`],
  ]
}

function vendorRows(userId: string, { bot, draft }: Ids): Row[] {
  const columns = 'id, vendor_id, title, description, category, monthly_price_cents, endpoint_secret, active, status'
  return [
    [
      'app.bots',
      columns,
      `'${bot}', '${userId}', 'Gastheer', 'Antwoordt', 'Horeca', 2500, '${SECRET}', true, 'approved'`,
    ],
    [
      'app.bots',
      columns,
      `'${draft}', '${userId}', 'Kladbot', 'Antwoordt', 'Horeca', 2500, '${SECRET}', false, 'draft'`,
    ],
    [
      'app.bot_versions',
      'id, bot_id, vendor_id, number, content, decided_by',
      `'${newId()}', '${bot}', '${userId}', 1, '{"title": "Gastheer"}', '${userId}'`,
    ],
    [
      'app.transactions',
      'id, bot_id, vendor_id, user_id, amount_cents, status',
      `'${newId()}', '${bot}', '${userId}', '${userId}', 2066, 'paid'`,
    ],
  ]
}

function customerRows(userId: string, { bot, config, conversation, source }: Ids): Row[] {
  const own = `'${newId()}', '${userId}'`
  const id = () => `'${newId()}', '${userId}'`
  const talk = `'${newId()}', '${conversation}', '${userId}', '${config}'`
  return [
    [
      'app.bot_grants',
      'id, user_id, bot_id, source, starts_at, provider_reference',
      `${id()}, '${bot}', 'rental', now(), '${SECRET}'`,
    ],
    ['app.user_bots', 'id, user_id, bot_id, access_type', `${id()}, '${bot}', 'rental'`],
    ['app.execution_usage', 'user_id, bot_id, month, used', `'${userId}', '${bot}', '2026-11-01', 3`],
    ['app.user_bot_configs', 'id, user_id, bot_id, hosted_token', `'${config}', '${userId}', '${bot}', '${unique()}'`],
    [
      'app.conversations',
      'id, config_id, user_id, bot_id, channel, visitor_key',
      `'${conversation}', '${config}', '${userId}', '${bot}', 'widget', '${SECRET}'`,
    ],
    ['app.messages', 'id, conversation_id, user_id, config_id, role, content', `${talk}, 'user', 'Zijn jullie open?'`],
    [
      'app.bot_executions',
      'id, user_id, bot_id, status, channel, month',
      `${own}, '${bot}', 'completed', 'widget', '2026-11-01'`,
    ],
    ['app.leads', 'id, user_id, bot_id, name, idempotency_key', `${id()}, '${bot}', 'Noor Bakker', '${unique()}'`],
    [
      'app.knowledge_sources',
      'id, config_id, user_id, kind, origin, url',
      `'${source}', '${config}', '${userId}', 'address', 'extra', 'https://a.example/'`,
    ],
    [
      'app.knowledge_pages',
      'id, config_id, user_id, source_id, url, content_hash',
      `'${newId()}', '${config}', '${userId}', '${source}', 'https://a.example/', '${SECRET}'`,
    ],
    ...followUpRows(userId, bot),
  ]
}

function moneyRows(userId: string, { bot }: Ids): Row[] {
  const [order, payment, posting] = [newId(), newId(), newId()]
  const buyer = `'{"kind": "consumer", "name": "Noor"}'`
  const seller = `'{"name": "Syvo"}'`
  const period = "timestamptz '2026-11-20', timestamptz '2026-12-20'"
  const entry = (account: string, cents: number) =>
    `'${newId()}', '${posting}', '${payment}', '${account}', null, ${cents}, now()`
  return [
    ['app.billing_profiles', 'user_id, buyer, updated_at', `'${userId}', ${buyer}, now()`],
    [
      'app.orders',
      'id, user_id, kind, bot_id, vendor_id, title, price_cents, status, buyer, terms_version, accepted_at, provider, session_id, created_at, paid_at',
      `'${order}', '${userId}', 'rental', '${bot}', '${userId}', 'Gastheer', 2500, 'paid', ${buyer}, '1', now(), 'sandbox', '${unique()}', now(), now()`,
    ],
    [
      'app.subscriptions',
      'id, order_id, user_id, kind, bot_id, title, price_cents, status, provider_reference, period_start, period_end, access_end, created_at',
      `'${newId()}', '${order}', '${userId}', 'rental', '${bot}', 'Gastheer', 2500, 'active', '${unique()}', ${period}, now(), now()`,
    ],
    [
      'app.payments',
      'id, order_id, user_id, provider_reference, reason, bot_id, vendor_id, title, amount_cents, method, period_start, period_end, paid_at, created_at',
      `'${payment}', '${order}', '${userId}', '${unique()}', 'period', '${bot}', '${userId}', 'Gastheer', 2500, 'ideal', ${period}, now(), now()`,
    ],
    [
      'app.invoices',
      'id, year, sequence, kind, user_id, payment_id, title, buyer, seller, amount_cents, net_cents, btw_cents, method, issued_at',
      `'${newId()}', 1900, (select count(*) + 1 from app.invoices), 'invoice', '${userId}', '${payment}', 'Gastheer', ${buyer}, ${seller}, 2500, 2066, 434, 'ideal', now()`,
    ],
    [
      'app.sandbox_sessions',
      'id, idempotency_key, order_id, user_id, kind, title, amount_cents, success_url, cancel_url, expires_at, created_at',
      `'${newId()}', '${unique()}', '${order}', '${userId}', 'once', 'Gastheer', 2500, '/', '/', now(), now()`,
    ],
    // Nothing of it is the vendor's by name: the books are kept, and a vendor's own part of them is told in his statement.
    [
      'app.ledger_entries',
      'id, posting_id, payment_id, account, vendor_id, amount_cents, created_at',
      `${entry('provider', 2500)}), (${entry('product', -2500)}`,
    ],
  ]
}

function followUpRows(userId: string, bot: string): Row[] {
  const id = () => `'${newId()}', '${userId}'`
  return [
    [
      'app.integration_logs',
      'id, user_id, bot_id, integration_type, event_type',
      `${id()}, '${bot}', 'webhook', 'success'`,
    ],
    ['app.email_integrations', 'user_id, bot_id, email_address', `'${userId}', '${bot}', '${newId()}@in.example'`],
    [
      'app.bot_integration_mappings',
      'id, user_id, bot_id, integration_type, integration_config',
      `${id()}, '${bot}', 'webhook', '{"secret": "${SECRET}"}'`,
    ],
    ['app.email_templates', 'id, user_id, name', `${id()}, 'Welkom'`],
    ['app.integrations', 'id, user_id, integration_type, credentials', `${id()}, 'hubspot', '{"key": "${SECRET}"}'`],
    ['app.automation_rules', 'id, user_id, name, trigger_type', `${id()}, 'Opvolgen', 'lead_created'`],
  ]
}
