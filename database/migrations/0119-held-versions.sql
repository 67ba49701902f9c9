-- A renter may keep the version that he runs, or go back one: what may be held is decided here, and held is what runs -------------------------

-- A version that was approved stays one that was approved: a newer one takes its place, and nothing else becomes of it. So what is held may run.
create or replace function app.keep_version() returns trigger language plpgsql set search_path = '' as $$
begin
  if (new.id, new.bot_id, new.vendor_id, new.number, new.content, new.content_hash, new.publish, new.checks, new.submitted_at)
    is distinct from (old.id, old.bot_id, old.vendor_id, old.number, old.content, old.content_hash, old.publish, old.checks, old.submitted_at)
  then
    raise exception 'a version of a bot is frozen' using errcode = '42501';
  end if;
  if new.status <> old.status and not (old.status = 'pending_review' or old.status = 'approved' and new.status = 'replaced')
    then raise exception 'what became of a version is decided once' using errcode = '42501';
  end if;
  return new;
end $$;

-- A version that goes, because its maker leaves, is held by nobody any more: who held it follows what is live.
alter table app.user_bots add constraint user_bots_held_version_fkey foreign key (bot_id, held_version)
  references app.bot_versions (bot_id, number) on delete set null (held_version);
create index user_bots_held on app.user_bots (bot_id, held_version) where held_version is not null;

-- Held may be taken: the version that is live, and the one that was live before it. What is held already stays, however many follow.
create function app.may_hold() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.held_version is null then return new; end if;
  if tg_op = 'UPDATE' and (new.bot_id, new.held_version) is not distinct from (old.bot_id, old.held_version) then return new; end if;
  -- An approval that is under way ends first.
  perform 1 from app.bots b where b.id = new.bot_id for key share;
  if not exists (
    select 1 from app.bot_versions v where v.bot_id = new.bot_id and v.number = new.held_version and v.status in ('approved', 'replaced')
      and v.number >= coalesce((select max(r.number) from app.bot_versions r where r.bot_id = new.bot_id and r.status = 'replaced'), 0)
  ) then
    raise exception 'this version of a bot may not be held' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger may_hold before insert or update of bot_id, held_version on app.user_bots for each row execute function app.may_hold();

-- A visitor's turn reads the one version that its owner holds, and no other.
drop policy service_reads on app.bot_versions;
create policy service_reads on app.bot_versions for select to syvo_service using ((select app.current_config_id()) is null
  or bot_id = (select app.config_bot()) and number = (select u.held_version from app.user_bots u
    where u.user_id = (select app.config_owner()) and u.bot_id = (select app.config_bot())));

-- What the caller may read of the version that he holds, for his own screens; never how it works. Null when he follows what is live.
create function app.held_texts(p_bot_id uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('title', v.content -> 'title', 'description', v.content -> 'description', 'category', v.content -> 'category',
    'input_fields', v.content -> 'input_fields')
  from app.user_bots ub join app.bot_versions v on v.bot_id = ub.bot_id and v.number = ub.held_version
  where ub.user_id = app.current_user_id() and ub.bot_id = p_bot_id
$$;
grant execute on function app.held_texts(uuid) to syvo_member, syvo_service;

-- The function of 0113 with that one look; a visitor's turn (app.begin_chat_turn) begins through it too.
grant create on schema app to syvo_service;
alter function app.held_texts(uuid) owner to syvo_service;
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
  select ub.active, ub.held_version into v_switched_on, v_held from app.user_bots ub where ub.user_id = v_user and ub.bot_id = p_bot_id;
  -- What is held runs, and nothing takes its place when it is not there. The product's own questions to a sample company judge what is live.
  if v_held is not null and not (p_surface = 'test' and v_config.is_sample is true) then
    select v.content ->> 'title', v.content ->> 'category', v.content ->> 'prompt_template', v.content ->> 'api_endpoint', v.content -> 'input_fields'
      into strict v_bot.title, v_bot.category, v_bot.prompt_template, v_bot.api_endpoint, v_bot.input_fields
      from app.bot_versions v where v.bot_id = p_bot_id and v.number = v_held and v.status in ('approved', 'replaced');
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
    v_bot.title, v_bot.category, v_bot.prompt_template, v_bot.api_endpoint, v_bot.endpoint_secret, v_bot.input_fields,
    v_config.category, v_config.config_data, v_config.branding_data;
end $$;

set local role syvo_owner;
revoke create on schema app from syvo_service;
