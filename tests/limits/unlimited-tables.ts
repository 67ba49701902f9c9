const unique =
  'one row per account and bot, month, key or document: it grows with the catalogue and the calendar, not with requests'
const single = 'one row per account; its columns are bounded by the contract'
const product = 'written by the product itself; no request of an account adds to it'
const paid = 'every row comes from a payment or the end of a month'
const sandbox = 'the sandbox provider’s own books, one set per order; orders are limited'
const execution =
  'every row is a turn that was reserved against the monthly limit of bot and plan, or was refused within 30 per visitor in ten minutes and 3,000 per chat code an hour; old ones are removed or emptied after the retention that the owner set'
const derived =
  'built from pages that were read, at most so many passages per configuration; pages and configurations are limited'
const visitor = 'has no account: rates per visitor address and for the installation bound it'
const signIn = 'sign-in: bounded by rates per mailbox and address, and removed when it ends'

/** Tables in which an account may add rows without a limit of `app.storage_limits`, each with the reason. */
export const UNLIMITED_TABLES: Readonly<Record<string, string>> = {
  'app.acceptances': unique,
  'app.audit_entries':
    'each row is a step of an account that has a rate of its own (takeAuditedStep) or of an administrator',
  'app.billing_profiles': single,
  'app.bot_executions': execution,
  'app.bot_grants': unique,
  'app.bot_health_days': unique,
  'app.bot_sample_tests': unique,
  'app.bot_smoke_tests': product,
  'app.btw_checks': 'at most so many as orders from abroad; old ones are removed',
  'app.contact_messages': visitor,
  'app.conversations': execution,
  'app.enterprise_early_access': visitor,
  'app.execution_hours': product,
  'app.execution_hours_open': product,
  'app.execution_usage': unique,
  'app.function_files': product,
  'app.invoice_counters': product,
  'app.invoices': paid,
  'app.job_schedules': product,
  'app.job_turns': product,
  'app.jobs': product,
  'app.knowledge_indexes': single,
  'app.knowledge_passages': derived,
  'app.knowledge_postings': derived,
  'app.language_model': product,
  'app.ledger_entries': paid,
  'app.listing_entries': 'one row per listed bot; bots are limited',
  'app.listing_words': 'words of listed bots, which administrators approved',
  'app.mails': 'each mail follows an event that is limited itself; removed after 400 days',
  'app.messages': execution,
  'app.migrations': product,
  'app.outbox': 'follows changes that are limited themselves; removed when handed on',
  'app.payments': paid,
  'app.payout_accounts': single,
  'app.payouts': paid,
  'app.plan_features': product,
  'app.plan_price_changes': product,
  'app.plan_price_notices': product,
  'app.plan_shares': paid,
  'app.profiles': single,
  'app.provider_news': 'signed by the payment provider; removed after 90 days',
  'app.rate_counters': product,
  'app.reading_host_pauses': 'hosts of pages that failed; pages are limited',
  'app.sandbox_news': sandbox,
  'app.sandbox_payments': sandbox,
  'app.sandbox_prices': sandbox,
  'app.sandbox_requests': sandbox,
  'app.sandbox_sessions': sandbox,
  'app.sandbox_subscriptions': sandbox,
  'app.seeds': product,
  'app.smoke_batches': 'started by administrators or, within a rate, by the vendor of a bot; removed after 400 days',
  'app.smoke_runs': 'a fixed number per batch',
  'app.statement_counters': product,
  'app.storage_limits': product,
  'app.storage_use': 'one row per account and kind',
  'app.subscribers': single,
  'app.subscription_plans': product,
  'app.subscriptions': paid,
  'app.transactions': paid,
  'app.unsolicited_mailboxes':
    'one row per mailbox, within the limit of mails that nobody asked for of the installation; no account adds to it',
  'app.usage_counters': unique,
  'app.user_bots': unique,
  'app.user_settings': single,
  'app.vendor_months': paid,
  'app.vendor_profiles': single,
  'app.vendor_statements': paid,
  'auth.account': signIn,
  'auth.backup_codes': signIn,
  'auth.known_devices': signIn,
  'auth.proofs': signIn,
  'auth.rateLimit': signIn,
  'auth.session': signIn,
  'auth.totp_factors': signIn,
  'auth.user': signIn,
  'auth.verification': signIn,
}
