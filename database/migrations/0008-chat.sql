-- Whether an account's limit for a bot is used up this month; the chat then opens as a contact form. Reads only, decides nothing:
-- the reservation decides (app.begin_execution).
create function app.is_limit_reached(p_user_id uuid, p_bot_id uuid, p_now timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (with own as (
    select g.monthly_limit from app.bot_grants g
    where g.user_id = p_user_id and g.bot_id = p_bot_id and g.source <> 'plan' and g.starts_at <= p_now and (g.ends_at is null or g.ends_at > p_now)
    order by g.ends_at desc nulls first limit 1
  ), used as (
    select
      coalesce((select u.used from app.execution_usage u where u.user_id = p_user_id and u.bot_id = p_bot_id and u.month = app.month_of(p_now)), 0) as bot_used,
      coalesce((select u.used from app.usage_counters u where u.user_id = p_user_id and u.feature_key = 'executions_monthly' and u.month = app.month_of(p_now)), 0) as plan_used,
      coalesce((select monthly_limit from own), (select b.monthly_execution_limit from app.bots b where b.id = p_bot_id), 1000) as bot_limit,
      (select f.limit_value from app.plan_features f where f.plan_code = app.tier_of(p_user_id, p_now) and f.feature_key = 'executions_monthly') as plan_limit,
      exists (select 1 from own) as has_own
  )
  select bot_used >= bot_limit or (not has_own and plan_limit is not null and plan_used >= plan_limit) from used);
end $$;
grant execute on function app.is_limit_reached to syvo_service, syvo_member;
grant create on schema app to syvo_service;
alter function app.is_limit_reached owner to syvo_service;
revoke create on schema app from syvo_service;
