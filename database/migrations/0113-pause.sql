-- A bot that an administrator paused answers nobody, from the next question on: the statements that begin an execution say so themselves, so
-- that no process has to be told. Nothing is written and no use is taken. The functions are those of 0007 and 0009 with that one look.

grant create on schema app to syvo_service;
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

create or replace function app.begin_sample_execution(
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
  if v_bot.paused_at is not null then
    outcome := 'paused';
    return next;
    return;
  end if;
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

set local role syvo_owner;
revoke create on schema app from syvo_service;

create or replace function app.begin_chat_turn(
  p_execution_id uuid, p_bot_id uuid, p_channel text, p_conversation_id uuid, p_visitor_key text, p_client_message_id uuid,
  p_message text, p_rates jsonb, p_turns int, p_now timestamptz, p_lease_seconds int, p_may_begin boolean
) returns table (
  door text, -- 'open', 'too_many', 'not_yours' (no such conversation of this visitor), 'answered' (this question was answered before)
    -- or 'answering' (it is being answered at this moment)
  history jsonb, answered jsonb,
  outcome text, user_id uuid, config_id uuid, plan_tier text, used int, allowed int,
  title text, category text, prompt_template text, api_endpoint text, endpoint_secret text, input_fields jsonb,
  config_category text, config_data jsonb, branding_data jsonb
) language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  v_owner uuid;
  v_rate record;
  v_own boolean;
  v_is_new boolean := false;
  v_history jsonb;
  v_answered jsonb;
begin
  for v_rate in select * from jsonb_to_recordset(p_rates) as r (bucket text, seconds int, max int) loop
    if not app.take_rate(v_rate.bucket, v_rate.seconds, v_rate.max, p_now) then
      door := 'too_many';
      return next;
      return;
    end if;
  end loop;

  -- Before anything is looked up or kept: a paused bot repeats no earlier answer either.
  if exists (select 1 from app.bots b where b.id = p_bot_id and b.paused_at is not null) then
    door := 'open';
    outcome := 'paused';
    return next;
    return;
  end if;

  select c.visitor_key = p_visitor_key into v_own from app.conversations c
    where c.id = p_conversation_id and c.config_id = app.current_config_id();
  if not found then
    v_owner := app.config_owner();
    insert into app.conversations (id, config_id, user_id, bot_id, channel, visitor_key, first_question, started_at, last_message_at)
      select p_conversation_id, app.current_config_id(), v_owner, p_bot_id, p_channel, p_visitor_key, left(p_message, 300), p_now, p_now
      where v_owner is not null and p_may_begin
      on conflict (id) do nothing
      returning true into v_own;
    v_is_new := v_own is true;
    if v_own is null then
      -- This visitor's first question arrived twice at once, or the id is another company's, whose conversations are not seen here.
      select c.visitor_key = p_visitor_key into v_own from app.conversations c
        where c.id = p_conversation_id and c.config_id = app.current_config_id();
    end if;
  end if;
  if v_own is not true then
    door := 'not_yours';
    return next;
    return;
  end if;

  if not v_is_new then
    -- The same question twice at once: the second waits here until the first has begun, and then sees it.
    perform pg_advisory_xact_lock(hashtextextended(p_client_message_id::text, 0));
    if exists (select 1 from app.bot_executions e where e.client_message_id = p_client_message_id and e.status = 'running'
      and e.id >= app.first_id_at(p_now - interval '10 minutes') and e.conversation_id = p_conversation_id and e.lease_until > p_now) then
      door := 'answering';
      return next;
      return;
    end if;
    -- A question that is sent again is one of the last; a long conversation is not searched to its beginning.
    with recent as materialized (
      select id, role, content, outcome, sources, execution_id, client_message_id from app.messages
      where conversation_id = p_conversation_id order by id desc limit 20
    )
    select
      (select jsonb_agg(jsonb_build_object('role', m.role, 'content', m.content) order by m.id)
        from (select id, role, content from recent order by id desc limit p_turns) m),
      (select jsonb_build_object('text', a.content, 'outcome', a.outcome, 'sources', a.sources)
        from recent q join recent a on a.execution_id = q.execution_id and a.role = 'assistant' and a.outcome in ('answered', 'refused')
        where q.client_message_id = p_client_message_id limit 1)
      into v_history, v_answered;
    if v_answered is not null then
      door := 'answered';
      answered := v_answered;
      return next;
      return;
    end if;
  end if;

  return query select 'open', coalesce(v_history, '[]'), v_answered, e.*
    from app.begin_execution(p_execution_id, p_bot_id, 'channel', p_channel, p_conversation_id, jsonb_build_object('message', p_message), p_now, p_lease_seconds,
      p_client_message_id) e;
end $$;

-- Which bots stand still now, newest first, in the administrator's list; there are few.
create index bots_paused on app.bots (paused_at desc) where paused_at is not null;
