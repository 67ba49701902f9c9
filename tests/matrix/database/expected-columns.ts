/**
 * The columns that the role of signed-in users may read, per table or view; a table that is not here is read by none of them. A new column is
 * readable only when it stands here, so that none becomes readable unnoticed. Visitors read the same columns of the tables of `VISITORS_READ`.
 */
export const READABLE: Readonly<Record<string, string>> = {
  'app.acceptances': `accepted_at document user_id version`,
  'app.api_keys': `bot_id created_at id last_used_at name prefix revoked_at user_id`,
  'app.audit_entries': `action actor actor_id created_at detail id subject_id subject_type`,
  'app.automation_rules': `actions active created_at description id name trigger_conditions trigger_type user_id`,
  'app.billing_profiles': `buyer updated_at user_id`,
  'app.bot_drafts': `bot_id form revision saved_at vendor_id`,
  'app.bot_executions': `blocked_reason bot_id channel config_id conversation_id created_at duration_ms error_message id input_data is_test output_data plan_tier status tokens_in tokens_out user_id`,
  'app.bot_grants': `bot_id created_at ends_at id is_example monthly_limit provider_reference renews_at source starts_at user_id`,
  'app.bot_health_days': `asked bot_id day outcome passed`,
  'app.bot_integration_mappings': `active bot_id id integration_config integration_type last_sync user_id`,
  'app.bot_reports': `bot_id bot_title created_at decided_at explanation id message outcome reason reporter_id`,
  'app.bot_sample_tests': `answers bot_id tested_at`,
  'app.bot_smoke_tests': `active category expected_keywords expects_refusal forbidden_keywords id test_input`,
  'app.bot_versions': `bot_id checks content content_hash created_at decided_at decided_by id needs_model number publish review_feedback status submitted_at vendor_id`,
  'app.bots': `active approved_version category created_at demo_enabled description featured id input_fields long_description maintenance_since model_example monthly_execution_limit monthly_price_cents needs_model paused_at price_cents pricing_model sample_config_id sample_questions status title total_sales updated_at`,
  'app.conversations': `bot_id channel config_id first_question id is_example last_message_at message_count outcome refused_count started_at user_id visitor_key`,
  'app.email_integrations': `active answers bot_id created_at email_address user_id`,
  'app.email_templates': `created_at html_content id name subject template_type text_content updated_at user_id variables`,
  'app.execution_hours': `blocked bot_id completed failed hour out_of_scope`,
  'app.execution_usage': `bot_id example_used month used user_id`,
  'app.integration_logs': `bot_id created_at error_message event_data event_type id integration_type user_id`,
  'app.integrations': `active config created_at id integration_type last_error last_sync name user_id`,
  'app.invoices': `about_id amount_cents btw_cents btw_regime buyer id issued_at kind method net_cents payment_id period_end period_start seller sequence title user_id year`,
  'app.knowledge_indexes': `asked built_at config_id generation is_unfinished next_generation next_read_at passage_count reading reading_of_ask reading_until spent vocabulary`,
  'app.knowledge_pages': `config_id content_hash created_at document etag id kind passage_count read_at reading reason source_id status title tried_at url user_id`,
  'app.knowledge_passages': `body config_id generation heading kind number page_id question sentences title url`,
  'app.knowledge_postings': `config_id generation numbers stem`,
  'app.knowledge_sources': `body config_id created_at id kind origin title url user_id`,
  'app.language_model': `changed_at connected only_row`,
  'app.leads': `bot_id company config_id consent_at contacted_at conversation_id converted_at created_at email id idempotency_key is_example mail_waiting message name phone score source status updated_at user_id`,
  'app.listing_entries': `body bot_id by_age by_featured by_price by_price_down by_title by_users category_key forms letters`,
  'app.listing_words': `word`,
  'app.mails': `created_at id kind last_error recipient sent_at status subject user_id`,
  'app.messages': `asks client_message_id config_id content conversation_id created_at execution_id id outcome role sources user_id`,
  'app.orders': `accepted_at bot_id btw_regime buyer closed_at created_at given_back_at id kind paid_at payment_url plan_code price_cents problem provider read_ticket session_ends_at session_id status terms_version title user_id vendor_id`,
  'app.payments': `amount_cents bot_id btw_check_id btw_regime cost_cents created_at id method order_id over_plan_code paid_at period_end period_start plan_code plan_price_cents provider_reference reason returned_cents shared_at title user_id vendor_id`,
  'app.payout_accounts': `changed_at checked_at checked_by iban leaving_at name status vendor_id`,
  'app.payouts': `amount_cents created_at first_month iban id last_month name number settled_at status vendor_id`,
  'app.plan_features': `enabled feature_key limit_value plan_code`,
  'app.profiles': `created_at is_developer role updated_at user_id`,
  'app.public_bots': `active approved_version category created_at demo_enabled description featured id input_fields long_description maintenance_since model_example monthly_execution_limit monthly_price_cents needs_model paused_at price_cents pricing_model sample_config_id sample_questions status title total_sales updated_at`,
  'app.reading_host_pauses': `failures host noted_at paused_until user_id`,
  'app.smoke_batches': `bot_id category day ended_at id kind started_at started_by status`,
  'app.smoke_runs': `asked_until batch_id bot_id category config_id duration_ms ended_at error expected_keywords expects_refusal forbidden_keywords found_keywords id page_answer response status test_id test_input version`,
  'app.storage_limits': `byte_columns bytes_free bytes_paid bytes_reserve except_column kind owner_column rows_free rows_paid rows_reserve table_name`,
  'app.storage_use': `bytes kind rows user_id`,
  'app.subscribers': `provider_reference subscribed subscription_end subscription_tier updated_at user_id`,
  'app.subscription_plans': `active code name position price_cents stripe_price_id`,
  'app.subscriptions': `access_end billed_plan bot_id btw_regime created_at ended_at ended_at_provider_at failed_change id keep_bot_ids kind next_asked_at next_at_once next_btw_from next_btw_regime next_from next_over_code next_plan_code next_price_cents next_title order_id period_end period_start plan_code price_cents provider_reference status title user_id`,
  'app.transactions': `amount_cents bot_id created_at id provider status user_id vendor_id`,
  'app.usage_counters': `feature_key month told used user_id`,
  'app.user_bot_configs': `allowed_domains bot_id branding_data category config_data config_valid created_at hosted_token https_validated id is_example is_sample saved_from updated_at user_id version`,
  'app.user_bots': `access_end access_type active bot_id created_at held_version id model_told_at pause_told_at user_id`,
  'app.user_roles': `created_at id role seq user_id`,
  'app.user_settings': `conversation_retention_days lead_mail lead_mail_sent_at updated_at usage_mail user_id`,
  'app.vendor_bots': `active api_endpoint approved_version category created_at demo_enabled description endpoint_secret featured id input_fields long_description maintenance_since model_example monthly_execution_limit monthly_price_cents needs_model pause_reason paused_at price_cents pricing_model prompt_template review_feedback sample_config_id sample_questions status stripe_price_id title total_revenue_cents total_sales updated_at vendor_id`,
  'app.vendor_months': `month revenue_cents sales simulated_cents vendor_id`,
  'app.vendor_profiles': `btw_id changed_at city company contact_name country declared_at email kvk postcode sent_back_at sent_back_reason street vendor_id verified_at verified_by`,
  'app.vendor_statements': `closing_cents id is_simulated issued_at month opening_cents payouts_cents plan_cents refunds_cents sales_cents seller sequence vendor_id vendor_name year`,
  'app.visible_bots': `active approved_version category created_at demo_enabled description featured id input_fields long_description maintenance_since model_example monthly_execution_limit monthly_price_cents needs_model paused_at price_cents pricing_model sample_config_id sample_questions status title total_sales updated_at`,
}

/** The tables of which a visitor without an account reads rows. */
export const VISITORS_READ: readonly string[] = [
  'app.bot_sample_tests',
  'app.bots',
  'app.language_model',
  'app.listing_entries',
  'app.listing_words',
  'app.plan_features',
  'app.public_bots',
  'app.subscription_plans',
  'app.visible_bots',
]

/** The columns that the role of signed-in users may write; nothing else is writable for them. */
export const WRITABLE: Readonly<Record<string, { insert: string; update: string }>> = {
  'app.automation_rules': {
    insert: 'actions active description id name trigger_conditions trigger_type user_id',
    update: 'actions active description name trigger_conditions',
  },
  'app.email_templates': {
    insert: 'html_content id name subject template_type text_content user_id variables',
    update: 'html_content name subject template_type text_content updated_at variables',
  },
  'app.integration_logs': {
    insert: 'bot_id error_message event_data event_type id integration_type user_id',
    update: '',
  },
  'app.integrations': { insert: 'config id integration_type name user_id', update: 'active config name' },
  'app.user_settings': {
    insert: 'conversation_retention_days lead_mail usage_mail user_id',
    update: 'conversation_retention_days lead_mail updated_at usage_mail',
  },
}

/** The columns of auth.user that the product reads; the rest is the sign-in library's. */
export const PRODUCT_READS_OF_USERS: readonly string[] = ['id', 'name', 'email', 'createdAt', 'isDemo']
