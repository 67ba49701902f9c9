-- Begins an execution (AMB-043). The prompt, endpoint and secret of the bot are answered only with outcome 'running'. A bot that the user may
-- not know of (not public, not theirs, never activated by them) is answered as absent; a version that needs a language model runs only where one is
-- connected.
set local role syvo_service;

create or replace function app.begin_execution(
  p_execution_id uuid,
  p_bot_id uuid,
  p_surface text, -- 'channel' (widget, hosted, api: needs a valid configuration), 'dashboard', or 'test' (counts against no limit)
  p_channel text,
  p_conversation_id uuid,
  p_input jsonb,
  p_now timestamptz,
  p_lease_seconds int,
  p_client_message_id uuid default null,
  p_user_id uuid default null -- who asks, when the transaction serves no configuration; the action knows them from their session
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
  v_held int;
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
    if p_user_id <> v_user then raise exception 'not the owner of this configuration' using errcode = '42501'; end if;
  else
    v_user := p_user_id;
    select * into v_config from app.user_bot_configs c where c.user_id = v_user and c.bot_id = p_bot_id;
  end if;
  if v_user is null then raise exception 'no caller' using errcode = '42501'; end if;
  select * into v_bot from app.bots b where b.id = p_bot_id;
  if not found then return; end if;
  -- A bot that this user may not know of is as absent as one that does not exist.
  if not app.is_public_bot(v_bot.active, v_bot.status) and v_bot.vendor_id is distinct from v_user and v_config.id is null
    and not exists (select 1 from app.user_bots ub where ub.user_id = v_user and ub.bot_id = p_bot_id) then
    return;
  end if;
  if v_bot.paused_at is not null then
    outcome := 'paused';
    user_id := v_user;
    return next;
    return;
  end if;
  if p_surface <> 'channel' and exists (select 1 from app.rate_counters r where r.bucket = 'free-execution:' || v_user
    and r.window_start = to_timestamp(floor(extract(epoch from p_now) / 600) * 600) and r.used >= c_free_max) then
    outcome := 'too_many';
    return next;
    return;
  end if;

  v_tier := app.tier_of(v_user, p_now);
  select g.* into v_own from app.live_grants(p_now) g where g.user_id = v_user and g.bot_id = p_bot_id and g.source <> 'plan'
    order by g.ends_at desc nulls first limit 1;
  if v_own.id is null then
    v_on_plan := exists (select 1 from app.live_grants(p_now) g where g.user_id = v_user and g.bot_id = p_bot_id and g.source = 'plan');
  end if;
  select ub.active, ub.held_version into v_switched_on, v_held from app.user_bots ub where ub.user_id = v_user and ub.bot_id = p_bot_id;
  -- What is held runs, and nothing takes its place when it is not there. The product's own questions to a sample company judge what is live.
  if v_held is not null and not (p_surface = 'test' and v_config.is_sample is true) then
    select v.content ->> 'title', v.content ->> 'category', v.content ->> 'prompt_template', v.content ->> 'api_endpoint', v.content -> 'input_fields',
        v.needs_model
      into strict v_bot.title, v_bot.category, v_bot.prompt_template, v_bot.api_endpoint, v_bot.input_fields, v_bot.needs_model
      from app.bot_versions v where v.bot_id = p_bot_id and v.number = v_held and v.status in ('approved', 'replaced');
  end if;
  -- The version that would run needs a language model and there is none: nothing runs, nothing counts and nothing is stored.
  if v_bot.needs_model and app.lacks_model() then
    outcome := 'model_missing';
    user_id := v_user;
    return next;
    return;
  end if;

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
    v_bot.title, v_bot.category,
    case when v_outcome = 'running' then v_bot.prompt_template end, case when v_outcome = 'running' then v_bot.api_endpoint end,
    case when v_outcome = 'running' then v_bot.endpoint_secret end, v_bot.input_fields,
    v_config.category, v_config.config_data, v_config.branding_data;
end $$;
revoke execute on function app.begin_execution from public;
grant execute on function app.begin_execution to syvo_service;
