/** Which rows a command reaches, as a condition of SQL over the columns of the table; absent: the command is denied. */
export interface Rights {
  readonly select?: string
  readonly insert?: string
  readonly update?: string
  readonly delete?: string
}

/** What each kind of caller may do with a table; `service` is the product itself, `widget` the product in a visitor's turn. */
export interface TableExpectation {
  /** Of a view: the table behind it. */
  readonly of?: string
  readonly anon?: Rights
  readonly member?: Rights
  readonly widget?: Rights
  readonly service?: Rights
  readonly auth?: Rights
}

// :user, :config and :admin stand for the identity that asks; :owner and :bot for the user and bot of its configuration.
const OWN = 'user_id = :user'
const VENDORS = 'vendor_id = :user'
const OF_CONFIG = 'config_id = :config'
const OF_OWNER = 'user_id = :owner'
const OWN_CONFIGS = 'config_id in (select c.id from app.user_bot_configs c where c.user_id = :user)'
const ADMINS = ':admin'
const allOf = (rows: string): Rights => ({ select: rows, insert: rows, update: rows, delete: rows })
const EVERYTHING = allOf('true')
const NOTHING = allOf('false')
const without = (rights: Rights, ...commands: (keyof Rights)[]): Rights =>
  Object.fromEntries(Object.entries(rights).filter(([name]) => !commands.some((command) => command === name)))

/** Only the product touches it, and not in a visitor's turn. */
const productOnly = (...never: (keyof Rights)[]): TableExpectation => ({
  service: without(EVERYTHING, ...never),
  widget: without(NOTHING, ...never),
})
/** As `productOnly`, and an account reads the rows that `rows` says. */
const readBy = (rows: string, ...never: (keyof Rights)[]): TableExpectation => ({
  ...productOnly(...never),
  member: { select: rows },
})
/** As `readBy`, and a visitor's turn reaches the rows that `turn` says. */
const inTurn = (rows: string, turn: string): TableExpectation => ({ ...readBy(rows), widget: allOf(turn) })
/** An account writes its own rows too. */
const writtenBy = (rows: string, ...never: (keyof Rights)[]): TableExpectation => ({
  ...productOnly(),
  member: without(allOf(rows), ...never),
})
/** Everybody reads it, also a visitor's turn. */
const publicly = (rows = 'true'): TableExpectation => ({
  service: EVERYTHING,
  widget: { ...NOTHING, select: 'true' },
  member: { select: rows },
  anon: { select: rows },
})
/** The tables of signing in belong to the library's own role. */
const SIGN_IN: TableExpectation = { auth: EVERYTHING }

/**
 * What holds for every table and view. A NEW TABLE needs one line here: `productOnly()` when only the product touches it, `readBy(OWN)` when an
 * account reads its own rows, `inTurn(OWN, OF_CONFIG)` when a visitor's turn writes it, `publicly()` when everybody reads it. The commands that
 * even the product may not use stand after the rows: `productOnly('update', 'delete')` is append-only.
 */
export const TABLES: Readonly<Record<string, TableExpectation>> = {
  'app.acceptances': readBy(OWN, 'update'),
  'app.api_keys': readBy(OWN),
  'app.audit_entries': readBy(`actor_id = :user or ${ADMINS}`, 'update', 'delete'),
  'app.automation_rules': writtenBy(OWN),
  'app.billing_profiles': readBy(OWN),
  'app.bot_drafts': readBy(`${VENDORS} or ${ADMINS}`),
  'app.bot_executions': inTurn(`${OWN} or ${ADMINS}`, OF_CONFIG),
  'app.bot_grants': inTurn(OWN, OF_OWNER),
  'app.bot_health_days': readBy(`bot_id in (select b.id from app.bots b where b.${VENDORS}) or ${ADMINS}`),
  'app.bot_integration_mappings': readBy(OWN),
  'app.bot_reports': readBy('reporter_id = :user', 'delete'),
  // A test is readable with its bot.
  'app.bot_sample_tests': {
    ...productOnly(),
    member: {
      select: `bot_id in (select b.id from app.bots b where b.active and b.status = 'approved')
        or bot_id in (select u.bot_id from app.user_bots u where u.user_id = :user)`,
    },
    anon: { select: `bot_id in (select b.id from app.bots b where b.active and b.status = 'approved')` },
  },
  // The questions are asked in turns of the product's own, bound to the sample company.
  'app.bot_smoke_tests': { ...readBy(ADMINS), widget: { ...NOTHING, select: 'true' } },
  // A turn reads the one version that its owner holds.
  'app.bot_versions': {
    ...readBy(`${VENDORS} or ${ADMINS}`),
    widget: {
      ...NOTHING,
      select:
        'bot_id = :bot and number = (select u.held_version from app.user_bots u where u.user_id = :owner and u.bot_id = :bot)',
    },
  },
  'app.bots': {
    service: EVERYTHING,
    widget: allOf('id = :bot'),
    member: {
      select: `active and status = 'approved' or id in (select u.bot_id from app.user_bots u where u.user_id = :user)`,
    },
    anon: { select: `active and status = 'approved'` },
  },
  'app.bots_with_vendor': { of: 'app.bots', service: { select: 'true' }, widget: { select: 'id = :bot' } },
  'app.btw_checks': productOnly('update'),
  'app.contact_messages': productOnly(),
  'app.conversations': inTurn(OWN, OF_CONFIG),
  'app.email_integrations': readBy(OWN),
  // A template without a user is the product's, for everybody.
  'app.email_templates': { ...productOnly(), member: { ...allOf(OWN), select: `user_id is null or ${OWN}` } },
  'app.enterprise_early_access': productOnly(),
  'app.execution_hours': readBy(ADMINS),
  'app.execution_hours_open': productOnly(),
  'app.execution_usage': inTurn(OWN, OF_OWNER),
  // As app.migrations.
  'app.function_files': { service: { select: 'true' }, widget: { select: 'true' } },
  'app.integration_logs': {
    ...productOnly(),
    member: { select: OWN, insert: `${OWN} and event_type in ('test', 'error')`, delete: OWN },
  },
  'app.integrations': writtenBy(OWN),
  'app.invoice_counters': productOnly('delete'),
  'app.invoices': readBy(OWN, 'update', 'delete'),
  'app.job_schedules': productOnly(),
  'app.job_turns': productOnly(),
  'app.jobs': productOnly(),
  'app.knowledge_indexes': inTurn(OWN_CONFIGS, OF_CONFIG),
  'app.knowledge_pages': inTurn(OWN, OF_CONFIG),
  'app.knowledge_passages': inTurn(OWN_CONFIGS, OF_CONFIG),
  'app.knowledge_postings': inTurn(OWN_CONFIGS, OF_CONFIG),
  'app.knowledge_sources': inTurn(OWN, OF_CONFIG),
  // Everybody may know whether a language model is connected; only a start of the product says so.
  'app.language_model': {
    service: without(EVERYTHING, 'delete'),
    widget: { insert: 'false', update: 'false', select: 'true' },
    member: { select: 'true' },
    anon: { select: 'true' },
  },
  'app.leads': { ...inTurn(OWN, OF_CONFIG), member: { select: OWN, delete: OWN } },
  'app.ledger_entries': productOnly('update', 'delete'),
  'app.listing_entries': publicly(),
  'app.listing_words': publicly(),
  // A turn adds mails and events; the worker alone reads them.
  'app.mails': { ...readBy(OWN), widget: { ...NOTHING, insert: 'true' } },
  'app.messages': inTurn(OWN, OF_CONFIG),
  // Written by the owner of the schema alone; a start compares, also before it serves anybody.
  'app.migrations': { service: { select: 'true' }, widget: { select: 'true' } },
  'app.orders': readBy(OWN, 'delete'),
  'app.outbox': { ...productOnly(), widget: { ...NOTHING, insert: 'true' } },
  'app.payments': readBy(OWN, 'delete'),
  'app.payout_accounts': readBy(VENDORS),
  'app.payouts': readBy(VENDORS, 'delete'),
  'app.plan_features': publicly(),
  'app.plan_price_changes': productOnly('delete'),
  'app.plan_price_notices': productOnly('delete'),
  'app.plan_shares': productOnly('update', 'delete'),
  'app.profiles': readBy(OWN),
  'app.provider_news': productOnly(),
  // Limits against automation are counted in turns too, and never removed there.
  'app.rate_counters': { ...productOnly(), widget: { ...EVERYTHING, delete: 'false' } },
  'app.reading_host_pauses': inTurn(OWN, OF_OWNER),
  'app.sandbox_news': productOnly(),
  'app.sandbox_payments': productOnly(),
  'app.sandbox_prices': productOnly(),
  'app.sandbox_requests': productOnly(),
  'app.sandbox_sessions': productOnly(),
  'app.sandbox_subscriptions': productOnly(),
  'app.seeds': productOnly(),
  'app.smoke_batches': readBy(ADMINS),
  'app.smoke_runs': readBy(ADMINS),
  'app.statement_counters': productOnly('delete'),
  // Counted by triggers with the rights of the schema's owner.
  'app.storage_limits': { service: { select: 'true' }, widget: { select: 'true' }, member: { select: 'true' } },
  'app.storage_use': { service: { select: 'true' }, widget: { select: 'false' }, member: { select: OWN } },
  'app.subscribers': readBy(OWN),
  'app.subscription_plans': publicly('active'),
  'app.subscriptions': readBy(OWN, 'delete'),
  'app.transactions': readBy(VENDORS),
  'app.unsolicited_mailboxes': productOnly(),
  'app.usage_counters': inTurn(OWN, OF_OWNER),
  'app.user_bot_configs': { ...inTurn(`${OWN} or ${ADMINS}`, 'id = :config') },
  'app.user_bots': inTurn(OWN, OF_OWNER),
  'app.user_roles': readBy(OWN),
  'app.user_settings': writtenBy(OWN, 'delete'),
  // The view belongs to the service, whose policies it passes; members read through it as vendors and administrators only.
  'app.public_bots': {
    of: 'app.bots',
    service: { select: `active and status = 'approved'` },
    widget: { select: `id = :bot and active and status = 'approved'` },
    member: { select: `active and status = 'approved'` },
    anon: { select: `active and status = 'approved'` },
  },
  'app.vendor_bots': {
    of: 'app.bots',
    service: { ...NOTHING, insert: 'true' },
    widget: { ...NOTHING, insert: 'id = :bot' },
    member: { select: `${VENDORS} or ${ADMINS}` },
  },
  'app.vendor_months': readBy(VENDORS),
  'app.vendor_profiles': readBy(`${VENDORS} or ${ADMINS}`),
  'app.vendor_statements': readBy(VENDORS, 'update', 'delete'),
  'app.visible_bots': {
    of: 'app.bots',
    service: { select: 'true' },
    widget: { select: 'id = :bot' },
    member: {
      select: `active and status = 'approved' or id in (select u.bot_id from app.user_bots u where u.user_id = :user)`,
    },
    anon: { select: `active and status = 'approved'` },
  },
  'auth.account': SIGN_IN,
  'auth.backup_codes': SIGN_IN,
  'auth.known_devices': SIGN_IN,
  'auth.proofs': SIGN_IN,
  'auth.rateLimit': SIGN_IN,
  'auth.session': SIGN_IN,
  'auth.totp_factors': SIGN_IN,
  // Mails and invoices name their recipient; the password stands elsewhere.
  'auth.user': { ...SIGN_IN, service: { select: 'true' }, widget: { select: 'true' } },
  'auth.verification': SIGN_IN,
}

/** The tables without row-level security: their role alone has them whole. */
export const WITHOUT_ROW_SECURITY: readonly string[] = Object.keys(TABLES).filter((name) => name.startsWith('auth.'))
