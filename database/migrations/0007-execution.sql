-- The life of one execution (AMB-043): entitlement, reservation, settlement. One function each, so that a limit is decided in the
-- statement that takes it and a caller costs one round trip. They belong to the service role; policies bind them like any other.

-- Executions of his own that a plan allows an account in a month: null is unlimited, 0 none (the feature is off, or missing).
create function app.plan_executions(p_tier text) returns int language plpgsql stable set search_path = '' as $$
declare v_limit int;
begin
  select f.limit_value into v_limit from app.plan_features f
    where f.plan_code = p_tier and f.feature_key = 'executions_monthly' and f.enabled;
  return case when found then v_limit else 0 end;
end $$;

create function app.begin_execution(
  p_execution_id uuid,
  p_bot_id uuid,
  p_surface text, -- 'channel' (widget, hosted, api: needs a valid configuration), 'dashboard', or 'test' (counts against no limit)
  p_channel text,
  p_conversation_id uuid,
  p_input jsonb,
  p_now timestamptz,
  p_lease_seconds int,
  p_client_message_id uuid default null
) returns table (
  outcome text, user_id uuid, config_id uuid, plan_tier text, used int, allowed int,
  title text, category text, prompt_template text, api_endpoint text, endpoint_secret text, input_fields jsonb,
  config_category text, config_data jsonb, branding_data jsonb
) language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_user uuid;
  v_bot app.bots;
  v_config app.user_bot_configs;
  v_own app.bot_grants;
  v_switched_on boolean;
  v_on_plan boolean := false;
  v_tier text;
  v_month date := app.month_of(p_now);
  v_bot_limit int;
  v_plan_limit int;
  v_used int;
  v_outcome text := 'running';
  v_counts boolean := p_surface <> 'test';
  -- Executions that cost an account nothing (refused, failed) are rationed, so that a loop of them fills no disk. A visitor's are rationed
  -- before (app.begin_chat_turn). Not fewer: a thousand callers at once for one last execution must all be told so.
  c_free_max constant int := 1200;
begin
  if app.current_config_id() is not null then
    select * into v_config from app.user_bot_configs c where c.id = app.current_config_id() and c.bot_id = p_bot_id;
    v_user := v_config.user_id;
  else
    v_user := app.current_user_id();
    select * into v_config from app.user_bot_configs c where c.user_id = v_user and c.bot_id = p_bot_id;
  end if;
  if v_user is null then raise exception 'no caller' using errcode = '42501'; end if;
  select * into v_bot from app.bots b where b.id = p_bot_id;
  if not found then return; end if;
  if p_surface <> 'channel' and exists (select 1 from app.rate_counters r where r.bucket = 'free-execution:' || v_user
    and r.window_start = to_timestamp(floor(extract(epoch from p_now) / 600) * 600) and r.used >= c_free_max) then
    outcome := 'too_many';
    return next;
    return;
  end if;

  v_tier := app.tier_of(v_user, p_now);
  select g.* into v_own from app.bot_grants g
    where g.user_id = v_user and g.bot_id = p_bot_id and g.source <> 'plan' and g.starts_at <= p_now and (g.ends_at is null or g.ends_at > p_now)
    order by g.ends_at desc nulls first limit 1;
  if v_own.id is null then
    v_on_plan := exists (select 1 from app.bot_grants g where g.user_id = v_user and g.bot_id = p_bot_id and g.source = 'plan'
      and g.starts_at <= p_now and (g.ends_at is null or g.ends_at > p_now));
  end if;
  select ub.active into v_switched_on from app.user_bots ub where ub.user_id = v_user and ub.bot_id = p_bot_id;

  if not (coalesce(v_switched_on, false) and (v_own.id is not null or v_on_plan))
    and not (p_surface = 'test' and (v_own.id is not null or v_on_plan or v_config.is_sample is true)) then
    v_outcome := 'subscription_required';
  elsif p_surface = 'channel' and v_config.config_valid is not true then
    v_outcome := 'invalid_config';
  elsif v_counts then
    v_bot_limit := coalesce(v_own.monthly_limit, v_bot.monthly_execution_limit, 1000);
    insert into app.execution_usage as u (user_id, bot_id, month, used) values (v_user, p_bot_id, v_month, 1)
      on conflict (user_id, bot_id, month) do update set used = u.used + 1 where u.used < v_bot_limit
      returning u.used into v_used;
    if v_used is null then
      v_outcome := 'limit_exceeded';
    elsif v_on_plan then
      v_plan_limit := app.plan_executions(v_tier);
      if v_plan_limit is distinct from 0 then
        insert into app.usage_counters as u (user_id, feature_key, month, used) values (v_user, 'executions_monthly', v_month, 1)
          on conflict (user_id, feature_key, month) do update set used = u.used + 1 where v_plan_limit is null or u.used < v_plan_limit
          returning u.used into v_used;
      else
        v_used := null;
      end if;
      if v_used is null then
        update app.execution_usage u set used = u.used - 1 where u.user_id = v_user and u.bot_id = p_bot_id and u.month = v_month;
        v_outcome := 'limit_exceeded';
      end if;
    end if;
  end if;

  if v_outcome <> 'running' and p_surface <> 'channel' and not app.take_rate('free-execution:' || v_user, 600, c_free_max, p_now) then
    outcome := 'too_many';
    return next;
    return;
  end if;
  -- What was asked is kept of an execution that ran; one that was refused has nothing to be looked up by it.
  insert into app.bot_executions (id, user_id, bot_id, config_id, conversation_id, status, channel, plan_tier, blocked_reason, is_test,
    counts_bot, counts_plan, month, lease_until, client_message_id, input_data, created_at)
  values (p_execution_id, v_user, p_bot_id, v_config.id, p_conversation_id,
    case when v_outcome = 'running' then 'running' else 'blocked' end, p_channel, v_tier,
    case when v_outcome = 'running' then null else v_outcome end, not v_counts,
    v_outcome = 'running' and v_counts, v_outcome = 'running' and v_counts and v_on_plan, v_month,
    case when v_outcome = 'running' then p_now + make_interval(secs => p_lease_seconds) end, p_client_message_id,
    case when v_outcome = 'running' then p_input else '{}' end, p_now);

  return query select v_outcome, v_user, v_config.id, v_tier, v_used, coalesce(v_plan_limit, v_bot_limit),
    v_bot.title, v_bot.category, v_bot.prompt_template, v_bot.api_endpoint, v_bot.endpoint_secret, v_bot.input_fields,
    v_config.category, v_config.config_data, v_config.branding_data;
end $$;

-- Returns the use that a reservation took. The invariant: used = executions that count and are running or completed.
create function app.give_back_use(p_execution app.bot_executions) returns void language plpgsql set search_path = '' as $$
begin
  if p_execution.counts_bot then
    update app.execution_usage u set used = u.used - 1
    where u.user_id = p_execution.user_id and u.bot_id = p_execution.bot_id and u.month = p_execution.month;
  end if;
  if p_execution.counts_plan then
    update app.usage_counters u set used = u.used - 1
    where u.user_id = p_execution.user_id and u.feature_key = 'executions_monthly' and u.month = p_execution.month;
  end if;
end $$;

-- Ends a running execution. Only a completed one keeps its use: a failed or out-of-scope one gives it back (AMB-040, AMB-043), and counts
-- as free for an account's own. Without a caller, and not bound to a configuration, the product itself ends it (the trial chat).
-- Answers whether the execution was still running; false means that its lease had ended and the use was given back already.
create function app.finish_execution(
  p_execution_id uuid, p_status text, p_blocked_reason text, p_duration_ms int, p_tokens_in int, p_tokens_out int, p_output jsonb, p_error text
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  v app.bot_executions;
  v_caller uuid := coalesce(app.current_user_id(), app.config_owner());
begin
  update app.bot_executions e set status = p_status, blocked_reason = p_blocked_reason, duration_ms = p_duration_ms,
    tokens_in = p_tokens_in, tokens_out = p_tokens_out, output_data = p_output, error_message = p_error, lease_until = null
  where e.id = p_execution_id and e.status = 'running' 
    and (e.user_id = v_caller or (v_caller is null and app.current_config_id() is null))
  returning * into v;
  if not found then return false; end if;
  if p_status <> 'completed' then
    perform app.give_back_use(v);
    if v.channel = 'api' then perform app.take_rate('free-execution:' || v.user_id, 600, 2147483647, v.created_at); end if;
  end if;
  return true;
end $$;

-- Fails the executions whose lease ended (the process that ran them died) and gives their uses back; answers how many.
create function app.release_expired_executions(p_now timestamptz) returns int language plpgsql security definer set search_path = '' as $$
declare
  v app.bot_executions;
  v_count int := 0;
begin
  for v in
    update app.bot_executions e set status = 'failed', error_message = 'lease_ended', lease_until = null
    where e.status = 'running' and e.lease_until < p_now
    returning *
  loop
    perform app.give_back_use(v);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- Starts an execution of a bot's sample configuration for a visitor without an account: the free trial chat (AMB-058). It counts against
-- no account, but against the visitor's three messages and the bot's daily budget.
create function app.begin_sample_execution(
  p_execution_id uuid, p_bot_id uuid, p_visitor text, p_visitor_max int, p_bot_daily_max int, p_input jsonb, p_now timestamptz, p_lease_seconds int
) returns table (
  outcome text, config_id uuid, visitor_used int, title text, category text, prompt_template text, api_endpoint text, endpoint_secret text,
  input_fields jsonb, config_category text, config_data jsonb, branding_data jsonb
) language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_bot app.bots;
  v_config app.user_bot_configs;
  v_used int;
  v_outcome text := 'running';
begin
  select * into v_bot from app.bots b where b.id = p_bot_id and b.active and b.status = 'approved';
  if not found then return; end if;
  select * into v_config from app.user_bot_configs c where c.id = v_bot.sample_config_id;
  if v_config.id is null or not v_bot.demo_enabled then
    v_outcome := 'demo_off';
  else
    insert into app.rate_counters as r (bucket, window_start, used)
      values ('sample:' || p_bot_id || ':' || p_visitor, date_trunc('day', p_now, 'UTC'), 1)
      on conflict (bucket, window_start) do update set used = r.used + 1 where r.used < p_visitor_max returning r.used into v_used;
    if v_used is null or v_used > p_visitor_max then
      v_outcome := 'visitor_limit';
      v_used := p_visitor_max;
    elsif not app.take_rate('sample:' || p_bot_id, 86400, p_bot_daily_max, p_now) then
      v_outcome := 'daily_limit';
    else
      insert into app.bot_executions (id, user_id, bot_id, config_id, status, channel, is_test, month, lease_until, input_data, created_at)
      values (p_execution_id, v_config.user_id, p_bot_id, v_config.id, 'running', 'hosted', true, app.month_of(p_now),
        p_now + make_interval(secs => p_lease_seconds), p_input, p_now);
    end if;
  end if;
  return query select v_outcome, v_config.id, v_used, v_bot.title, v_bot.category, v_bot.prompt_template, v_bot.api_endpoint,
    v_bot.endpoint_secret, v_bot.input_fields, v_config.category, v_config.config_data, v_config.branding_data;
end $$;

do $$
declare v_function regprocedure;
begin
  for v_function in
    select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'app' and p.prosecdef
  loop
    execute format('grant execute on function %s to syvo_service', v_function);
  end loop;
end $$;
grant execute on function app.take_rate, app.take_rates, app.give_back_rates, app.give_back_use, app.plan_executions to syvo_service;
grant execute on function app.role_of, app.is_admin, app.tier_of, app.begin_execution, app.finish_execution to syvo_member;
grant execute on function app.is_admin to syvo_anon;

-- Definer functions act as the service role; making partitions takes the owner, and so does knowing a tier in a visitor's turn.
grant create on schema app to syvo_service;
do $$
declare v_function regprocedure;
begin
  for v_function in
    select p.oid::regprocedure from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'app' and p.prosecdef and p.proname not in ('ensure_partitions', 'tier_of')
  loop
    execute format('alter function %s owner to syvo_service', v_function);
  end loop;
end $$;
revoke create on schema app from syvo_service;
