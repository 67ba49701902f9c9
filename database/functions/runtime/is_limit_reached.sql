-- Whether an account's limit for a bot is used up this month; the chat then opens as a contact form. Reads only, decides nothing:
-- the reservation decides (app.begin_execution), by the same grants and limits.
set local role syvo_service;

create or replace function app.is_limit_reached(p_user_id uuid, p_bot_id uuid, p_now timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_own app.bot_grants;
  v_month date := app.month_of(p_now);
  v_plan_limit int;
begin
  select g.* into v_own from app.live_grants(p_now) g where g.user_id = p_user_id and g.bot_id = p_bot_id and g.source <> 'plan'
    order by g.ends_at desc nulls first limit 1;
  if v_own.id is null and not exists (select 1 from app.live_grants(p_now) g where g.user_id = p_user_id and g.bot_id = p_bot_id
    and g.source = 'plan') then
    return false; -- without access it is not the limit that refuses
  end if;
  if coalesce((select u.used from app.execution_usage u where u.user_id = p_user_id and u.bot_id = p_bot_id and u.month = v_month), 0)
    >= coalesce(v_own.monthly_limit, (select b.monthly_execution_limit from app.bots b where b.id = p_bot_id), 1000) then
    return true;
  end if;
  if v_own.id is not null then return false; end if;
  v_plan_limit := app.plan_executions(app.tier_of(p_user_id, p_now));
  return v_plan_limit is not null and v_plan_limit <= coalesce((select u.used from app.usage_counters u
    where u.user_id = p_user_id and u.feature_key = 'executions_monthly' and u.month = v_month), 0);
end $$;
revoke execute on function app.is_limit_reached from public;
grant execute on function app.is_limit_reached to syvo_service;
