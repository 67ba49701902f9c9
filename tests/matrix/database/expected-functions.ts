import { PARTIES, PUBLIC_BOT } from './identities.ts'

/** The callers of a function: everybody, signed-in users and the product, the product alone, or nobody (a trigger's). */
export type Callers = 'everybody' | 'members' | 'product' | 'nobody'

/**
 * The callers of each function of ours, by name. A NEW FUNCTION needs one line here; `product` is right unless a policy or a statement that runs
 * as its caller needs it. What members or visitors may execute with the rights of another role needs a row in `ANSWERS` too.
 */
export const FUNCTIONS: Readonly<Record<string, Callers>> = {
  // Texts, months and ids: they compute from their arguments alone.
  'app.anywhere': 'everybody',
  'app.first_id_at': 'everybody',
  'app.fold': 'everybody',
  'app.forms_anywhere': 'everybody',
  'app.month_of': 'everybody',
  'app.spaced_words': 'everybody',
  'app.without_je': 'everybody',
  'app.without_s': 'everybody',
  'app.word_anywhere': 'everybody',
  'app.word_end': 'everybody',
  'app.word_form': 'everybody',
  'app.word_forms': 'everybody',
  'app.is_public_bot': 'everybody',
  // The identity of the transaction.
  'app.current_config_id': 'everybody',
  'app.current_user_id': 'everybody',
  'app.is_admin': 'everybody',
  'app.service_sees': 'everybody',
  // Whether this installation has a language model.
  'app.lacks_model': 'everybody',
  // The policies of the service, which members pass through app.vendor_bots; without a configuration they answer null.
  'app.config_bot': 'members',
  'app.config_owner': 'members',
  // What a page of the marketplace shows of a public bot.
  'app.bot_maker': 'everybody',
  'app.bot_offerer': 'everybody',
  // About the caller alone.
  'app.held_texts': 'members',
  'app.is_live': 'members',
  // Reads as its caller.
  'app.live_grants': 'members',
  'app.misses_model': 'members',
  'app.own_config_ids': 'members',
  'app.tier_of': 'members',
  'app.begin_chat_turn': 'product',
  'app.begin_execution': 'product',
  'app.begin_sample_execution': 'product',
  'app.check_posting': 'product',
  'app.ensure_partitions': 'product',
  'app.finish_chat_turn': 'product',
  'app.finish_execution': 'product',
  'app.give_back_rates': 'product',
  'app.give_back_use': 'product',
  'app.is_limit_reached': 'product',
  'app.later_outcome': 'product',
  'app.is_simulated_provider': 'product',
  'app.list_bot': 'product',
  'app.move_vendor_month': 'product',
  'app.moved_balance': 'product',
  'app.plan_executions': 'product',
  'app.release_expired_executions': 'product',
  'app.remove_example_data': 'product',
  'app.role_of': 'product',
  'app.admit_unsolicited_mail': 'product',
  'app.claim_jobs': 'product',
  'app.take_rate': 'product',
  'app.take_rates': 'product',
  'auth.add_account': 'product',
  'auth.change_email': 'product',
  'auth.forget_account': 'product',
  'auth.remove_unproven_password': 'product',
  'app.check_payout': 'nobody',
  'app.check_statement': 'nobody',
  // Counting what accounts store.
  'app.is_in_reserve': 'product',
  'app.add_storage': 'nobody',
  'app.count_storage': 'nobody',
  'app.except_from_storage': 'nobody',
  'app.adopt_example_configuration': 'nobody',
  'app.require_demo_account': 'nobody',
  'app.limit_storage': 'nobody',
  'app.storage_bytes': 'nobody',
  'app.count_stored_api_keys': 'nobody',
  'app.count_stored_automation_rules': 'nobody',
  'app.count_stored_bot_drafts': 'nobody',
  'app.count_stored_bot_integration_mappings': 'nobody',
  'app.count_stored_bot_reports': 'nobody',
  'app.count_stored_bot_versions': 'nobody',
  'app.count_stored_bots': 'nobody',
  'app.count_stored_email_integrations': 'nobody',
  'app.count_stored_email_templates': 'nobody',
  'app.count_stored_integration_logs': 'nobody',
  'app.count_stored_integrations': 'nobody',
  'app.count_stored_knowledge_pages': 'nobody',
  'app.count_stored_knowledge_sources': 'nobody',
  'app.count_stored_leads': 'nobody',
  'app.count_stored_orders': 'nobody',
  'app.count_stored_user_bot_configs': 'nobody',
  'app.count_stored_user_roles': 'nobody',
  'app.keep_vendor_month': 'nobody',
  'app.keep_version': 'nobody',
  'app.may_hold': 'nobody',
  'app.refuse_invoice_change': 'nobody',
  'app.stamp_entry_provider': 'nobody',
  'app.stamp_transaction_provider': 'nobody',
  'auth.tell_ended_session': 'nobody',
}

const [ONE, TWO] = PARTIES
// Before the subscriptions of the parties end.
const at = `'2026-11-01T00:00:00Z'`
/** A turn of a visitor sees the bot that it serves and no other. */
const TURNS = { 'widget token same bot': 'null', 'widget token other bot': 'null' }

/** What a function that acts with the rights of another role answers about the first party, asked by everybody; `denied` is a refusal. */
export interface Answer {
  readonly call: string
  /** By the name of the identity; `*` for all others. */
  readonly answers: Readonly<Record<string, string>>
}

/** For every function of `FUNCTIONS` that members or visitors may execute with the rights of another role: what it tells whom. */
export const ANSWERS: Readonly<Record<string, readonly Answer[]>> = {
  'app.is_admin': [{ call: 'app.is_admin()', answers: { admin: 'true', '*': 'false' } }],
  'app.bot_maker': [
    { call: `app.bot_maker('${ONE.bot}')`, answers: { '*': 'null' } },
    { call: `app.bot_maker('${PUBLIC_BOT}')`, answers: { ...TURNS, '*': 'name1' } },
  ],
  'app.bot_offerer': [
    { call: `app.bot_offerer('${ONE.bot}')`, answers: { '*': 'null' } },
    { call: `app.bot_offerer('${PUBLIC_BOT}') ->> 'company'`, answers: { ...TURNS, '*': 'company1' } },
  ],
  'app.held_texts': [
    { call: `app.held_texts('${ONE.bot}') is not null`, answers: { owner: 'true', anon: 'denied', '*': 'false' } },
    {
      call: `app.held_texts('${TWO.bot}') is not null`,
      answers: { 'other buyer': 'true', anon: 'denied', '*': 'false' },
    },
  ],
  'app.own_config_ids': [
    {
      call: 'app.own_config_ids()',
      answers: { owner: `{${ONE.config}}`, 'other buyer': `{${TWO.config}}`, anon: 'denied', '*': '{}' },
    },
  ],
  'app.misses_model': [
    {
      call: `app.misses_model('${ONE.user}', '${ONE.bot}')`,
      answers: {
        owner: 'false',
        'the product': 'false',
        'widget token same bot': 'false',
        'widget token other bot': 'false',
        '*': 'denied',
      },
    },
  ],
  'app.tier_of': [
    {
      call: `app.tier_of('${ONE.user}', ${at})`,
      answers: {
        owner: 'subscription_tier1',
        'the product': 'subscription_tier1',
        'widget token same bot': 'subscription_tier1',
        'widget token other bot': 'subscription_tier1',
        '*': 'denied',
      },
    },
  ],
}
