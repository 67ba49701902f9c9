-- Begins a visitor's trial of a public bot, in the sample company: so many a day of one visitor, and of all together. The prompt, endpoint and secret
-- are answered only with outcome 'running'.
set local role syvo_service;

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
  select * into v_bot from app.bots b where b.id = p_bot_id and app.is_public_bot(b.active, b.status);
  if not found then return; end if;
  if v_bot.paused_at is not null then
    outcome := 'paused';
    return next;
    return;
  end if;
  if v_bot.needs_model and app.lacks_model() then
    outcome := 'model_missing';
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
  return query select v_outcome, v_config.id, v_used, v_bot.title, v_bot.category,
    case when v_outcome = 'running' then v_bot.prompt_template end, case when v_outcome = 'running' then v_bot.api_endpoint end,
    case when v_outcome = 'running' then v_bot.endpoint_secret end, v_bot.input_fields,
    v_config.category, v_config.config_data, v_config.branding_data;
end $$;
revoke execute on function app.begin_sample_execution from public;
grant execute on function app.begin_sample_execution to syvo_service;
