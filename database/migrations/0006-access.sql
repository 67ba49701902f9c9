-- Who may do what, in one place. Row-level security is forced on every table; nothing of ours is granted to PUBLIC (functions: 0001); clients
-- (anon, member) get columns, the product (service) gets rows within the configuration it serves, if any.

-- Owner and bot of the configuration that a service transaction serves.
-- Policies put this question in every statement of a visitor's turn, so the answer is noted for the rest of the transaction, beside the
-- configuration that it belongs to; whoever could write the note could write the configuration itself.
create function app.config_owner() returns uuid language plpgsql stable as $$
declare
  v_config uuid := app.current_config_id();
  v_note text := current_setting('app.config_owner', true);
  v_owner uuid;
begin
  if v_config is null then return null; end if;
  if left(v_note, 36) = v_config::text then return substr(v_note, 38)::uuid; end if;
  select c.user_id into v_owner from app.user_bot_configs c where c.id = v_config;
  if v_owner is not null then perform set_config('app.config_owner', v_config::text || ' ' || v_owner::text, true); end if;
  return v_owner;
end $$;
create function app.config_bot() returns uuid language plpgsql stable as $$
begin
  return (select c.bot_id from app.user_bot_configs c where c.id = app.current_config_id());
end $$;

do $$
declare
  t record;
  v_rows text;
  v_adds text;
  v_unbound constant text := '(select app.current_config_id()) is null';
begin
  for t in
    select c.relname as name,
      exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'config_id' and not a.attisdropped) as has_config
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'app' and c.relkind in ('r', 'p') and not c.relispartition
  loop
    execute format('alter table app.%I enable row level security', t.name);
    execute format('alter table app.%I force row level security', t.name);
    if t.name = 'migrations' then continue; end if;
    v_rows := case
      when t.name = 'user_bot_configs' then '(select app.current_config_id()) is null or id = (select app.current_config_id())'
      when t.name = 'bots' then '(select app.current_config_id()) is null or id = (select app.config_bot())'
      when t.name = 'leads' then '(select app.current_config_id()) is null or config_id = (select app.current_config_id())'
      when t.has_config then '(select app.current_config_id()) is null or config_id = (select app.current_config_id())'
      -- What a turn of a visitor decides by; the rest of its owner's is no business of a visitor's.
      when t.name in ('usage_counters', 'execution_usage', 'bot_grants', 'user_bots')
        then '(select app.current_config_id()) is null or user_id = (select app.config_owner())'
      when t.name = 'rate_counters' then 'true'
      else v_unbound
    end;
    -- Events and mails of a turn are written within it and read by the worker only.
    v_adds := case when t.name in ('outbox', 'mails') then 'true' else v_rows end;
    execute format('grant select, insert, update, delete on app.%I to syvo_service', t.name);
    execute format('create policy service_reads on app.%I for select to syvo_service using (%s)', t.name,
      case when t.name in ('subscription_plans', 'plan_features', 'bot_smoke_tests') then 'true' else v_rows end);
    execute format('create policy service_adds on app.%I for insert to syvo_service with check (%s)', t.name, v_adds);
    execute format('create policy service_changes on app.%I for update to syvo_service using (%s) with check (%s)', t.name, v_rows, v_rows);
    execute format('create policy service_removes on app.%I for delete to syvo_service using (%s)', t.name,
      case when t.name = 'rate_counters' then v_unbound else v_rows end);
  end loop;
  -- For app.tier_of alone; nobody signs in as the owner.
  execute 'create policy owner_reads_tiers on app.subscribers for select to syvo_owner using (true)';
end $$;

-- A start compares what was applied with its own migrations; only the owner writes here.
grant select on app.migrations to syvo_service;
create policy service_reads on app.migrations for select to syvo_service using (true);

grant usage on schema app to syvo_anon, syvo_member, syvo_service;
grant usage on schema auth to syvo_auth, syvo_service;
grant execute on function app.current_user_id, app.current_config_id, app.service_sees, app.month_of, app.first_id_at
  to syvo_anon, syvo_member, syvo_service;
-- Members too: they run the service's policies through app.vendor_bots, as whom its functions are called.
grant execute on function app.config_owner, app.config_bot to syvo_service, syvo_member;
grant select (id, name, email, "createdAt") on auth."user" to syvo_service;

-- What an account reads of its own -----------------------------------------------------------------------------------------------

do $$
declare v_name text;
begin
  foreach v_name in array array['profiles', 'user_roles', 'user_settings', 'subscribers', 'usage_counters', 'bot_grants', 'user_bots',
    'execution_usage', 'user_bot_configs', 'conversations', 'messages', 'integration_logs', 'email_integrations',
    'bot_integration_mappings', 'leads', 'automation_rules'] loop
    execute format('grant select on app.%I to syvo_member', v_name);
    execute format('create policy owner_reads on app.%I for select to syvo_member using (user_id = (select app.current_user_id()))', v_name);
  end loop;
end $$;

grant select (id, user_id, bot_id, config_id, conversation_id, status, channel, plan_tier, blocked_reason, is_test, duration_ms, tokens_in,
  tokens_out, input_data, output_data, error_message, created_at) on app.bot_executions to syvo_member;
create policy owner_or_admin_reads on app.bot_executions for select to syvo_member
  using (user_id = (select app.current_user_id()) or (select app.is_admin()));

grant select (id, user_id, bot_id, name, prefix, last_used_at, revoked_at, created_at) on app.api_keys to syvo_member;
create policy owner_reads on app.api_keys for select to syvo_member using (user_id = (select app.current_user_id()));

grant select (id, user_id, kind, recipient, subject, status, last_error, created_at, sent_at) on app.mails to syvo_member;
create policy owner_reads on app.mails for select to syvo_member using (user_id = (select app.current_user_id()));

grant select (id, user_id, name, integration_type, config, active, last_sync, last_error, created_at) on app.integrations to syvo_member;
create policy owner_reads on app.integrations for select to syvo_member using (user_id = (select app.current_user_id()));

grant select on app.email_templates to syvo_member;
create policy owner_or_global_reads on app.email_templates for select to syvo_member
  using (user_id is null or user_id = (select app.current_user_id()));

create policy admin_reads on app.user_bot_configs for select to syvo_member using ((select app.is_admin()));

-- What an account writes of its own: the columns that it edits, nothing else ----------------------------------------------------------

grant insert (user_id, lead_mail, conversation_retention_days), update (lead_mail, conversation_retention_days, updated_at)
  on app.user_settings to syvo_member;
create policy owner_adds on app.user_settings for insert to syvo_member with check (user_id = (select app.current_user_id()));
create policy owner_changes on app.user_settings for update to syvo_member
  using (user_id = (select app.current_user_id())) with check (user_id = (select app.current_user_id()));

grant delete on app.leads to syvo_member;
create policy owner_removes on app.leads for delete to syvo_member using (user_id = (select app.current_user_id()));

grant insert (id, user_id, bot_id, integration_type, event_type, event_data, error_message), delete on app.integration_logs to syvo_member;
create policy owner_adds on app.integration_logs for insert to syvo_member
  with check (user_id = (select app.current_user_id()) and event_type in ('test', 'error'));
create policy owner_removes on app.integration_logs for delete to syvo_member using (user_id = (select app.current_user_id()));

grant insert (id, user_id, name, subject, html_content, text_content, template_type, variables),
  update (name, subject, html_content, text_content, template_type, variables, updated_at), delete on app.email_templates to syvo_member;
create policy owner_adds on app.email_templates for insert to syvo_member with check (user_id = (select app.current_user_id()));
create policy owner_changes on app.email_templates for update to syvo_member
  using (user_id = (select app.current_user_id())) with check (user_id = (select app.current_user_id()));
create policy owner_removes on app.email_templates for delete to syvo_member using (user_id = (select app.current_user_id()));

grant insert (id, user_id, name, integration_type, config), update (name, config, active), delete on app.integrations to syvo_member;
create policy owner_adds on app.integrations for insert to syvo_member with check (user_id = (select app.current_user_id()));
create policy owner_changes on app.integrations for update to syvo_member
  using (user_id = (select app.current_user_id())) with check (user_id = (select app.current_user_id()));
create policy owner_removes on app.integrations for delete to syvo_member using (user_id = (select app.current_user_id()));

grant insert (id, user_id, name, description, trigger_type, trigger_conditions, actions, active),
  update (name, description, trigger_conditions, actions, active), delete on app.automation_rules to syvo_member;
create policy owner_adds on app.automation_rules for insert to syvo_member with check (user_id = (select app.current_user_id()));
create policy owner_changes on app.automation_rules for update to syvo_member
  using (user_id = (select app.current_user_id())) with check (user_id = (select app.current_user_id()));
create policy owner_removes on app.automation_rules for delete to syvo_member using (user_id = (select app.current_user_id()));

-- What everybody reads ----------------------------------------------------------------------------------------------------------------

grant select on app.subscription_plans, app.plan_features to syvo_anon, syvo_member;
create policy everybody_reads on app.subscription_plans for select to syvo_anon, syvo_member using (active);
create policy everybody_reads on app.plan_features for select to syvo_anon, syvo_member using (true);

-- The public field set (DATA-06) and what the public screens derive from; vendor fields are reached through app.vendor_bots only.
grant select (id, title, description, long_description, category, price_cents, monthly_price_cents, featured, active, status, pricing_model,
  monthly_execution_limit, created_at, updated_at, total_sales, input_fields, sample_questions, sample_config_id, demo_enabled)
  on app.bots to syvo_anon, syvo_member;
create policy public_reads on app.bots for select to syvo_anon, syvo_member using (active and status = 'approved');
create policy holder_reads on app.bots for select to syvo_member
  using (id in (select ub.bot_id from app.user_bots ub where ub.user_id = (select app.current_user_id())));

-- A vendor's own bots with the vendor field set (DATA-07, PERM-03); every bot for an administrator (AMB-105).
create view app.vendor_bots with (security_barrier) as
  select b.* from app.bots b
  where b.vendor_id = (select app.current_user_id()) or (select app.is_admin());
grant select on app.vendor_bots to syvo_member;
-- Giving a thing to the service role takes the right to create; it is lent for that moment only.
grant create on schema app to syvo_service;
alter view app.vendor_bots owner to syvo_service;
revoke create on schema app from syvo_service;

grant select on app.bot_versions to syvo_member;
create policy vendor_or_admin_reads on app.bot_versions for select to syvo_member
  using (vendor_id = (select app.current_user_id()) or (select app.is_admin()));
grant select on app.transactions to syvo_member;
create policy vendor_reads on app.transactions for select to syvo_member using (vendor_id = (select app.current_user_id()));
grant select on app.bot_smoke_tests to syvo_member;
create policy admin_reads on app.bot_smoke_tests for select to syvo_member using ((select app.is_admin()));
