import { newId } from '#platform/ids/id.ts'
import type { TestApp } from './create-test-app.ts'
import type { OwnerQuery } from './database-dump.ts'
import { billingRows } from './full-account-billing.ts'

/** Stands in every column that holds a secret or a hash of one, so that an export that shows any of them is seen. */
export const SECRET = 'dit-mag-niemand-zien'

/** The columns that name an account, with their tables, as the catalogue of the database knows them; partitions count as their parent. */
export function accountColumns(query: OwnerQuery): Promise<Record<string, unknown>[]> {
  return query(`select format('%I.%I', n.nspname, c.relname) as table, a.attname as column
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('app', 'auth') and c.relkind in ('r', 'p') and not c.relispartition and not a.attisdropped
      and a.attname in ('user_id', 'userId', 'vendor_id', 'decided_by', 'reporter_id', 'handled_by') order by 1, 2`)
}

/** A row of this account in each table that names accounts, by table; with it the bot that it sells and others may use. */
export async function fillAccount(
  app: TestApp,
  query: OwnerQuery,
): Promise<{ userId: string; token: string; email: string; botId: string; filled: Set<string> }> {
  const account = await app.signUp()
  const ids = { bot: newId(), draft: newId(), config: newId(), conversation: newId(), source: newId() }
  const rows = [
    ...[...signInRows(account.userId), ...vendorRows(account.userId, ids), ...customerRows(account.userId, ids)].map(
      ([table, columns, values]) => [table, columns, `(${values})`] as const,
    ),
    ...billingRows(account.userId, ids.bot, SECRET),
  ]
  for (const [table, columns, values] of rows) await query(`insert into ${table} (${columns}) values ${values}`)
  const made = [
    'app.profiles',
    'app.user_roles',
    'auth.session',
    'auth.known_devices',
    'auth.account',
    'app.mails',
    'app.vendor_months',
  ]
  return { ...account, botId: ids.bot, filled: new Set([...rows.map(([table]) => table), ...made]) }
}

type Row = readonly [table: string, columns: string, values: string]
type Ids = Record<'bot' | 'draft' | 'config' | 'conversation' | 'source', string>
const unique = () => `${SECRET}-${newId()}`

function signInRows(userId: string): Row[] {
  const later = "timestamptz '2027-01-01'"
  return [
    ['app.user_roles', 'user_id, role', `'${userId}', 'vendor'`],
    ['app.acceptances', 'user_id, document, version, accepted_at', `'${userId}', 'terms', '1', now()`],
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
      'id, bot_id, vendor_id, number, status, content, submitted_at, decided_by',
      `'${newId()}', '${bot}', '${userId}', 1, 'approved', '{"title": "Gastheer"}', now(), '${userId}'`,
    ],
    ['app.bot_drafts', 'bot_id, vendor_id, form, saved_at', `'${draft}', '${userId}', '{"title": "Kladbot"}', now()`],
    [
      'app.vendor_profiles',
      'vendor_id, company, contact_name, email, street, postcode, city, country, kvk, declared_at, changed_at',
      `'${userId}', 'Bistro Noor', 'Noor', 'noor@elders.example', 'Kade 1', '3511 AB', 'Utrecht', 'NL', '12345678', now(), now()`,
    ],
    [
      'app.bot_reports',
      'id, bot_id, bot_title, reason, message, reporter_id, created_at, outcome, explanation, decided_by, decided_at',
      `'${newId()}', '${bot}', 'Gastheer', 'other', 'Doet niets.', '${userId}', now(), 'dismissed', 'Hij werkt.', '${userId}', now()`,
    ],
    [
      'app.contact_messages',
      'id, name, email, message, created_at, handled_at, handled_by',
      `'${newId()}', 'Piet', 'piet@elders.example', 'Hallo', now(), now(), '${userId}'`,
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
    ['app.reading_host_pauses', 'user_id, host, failures, noted_at', `'${userId}', 'a.example', 1, now()`],
    ...followUpRows(userId, bot),
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
