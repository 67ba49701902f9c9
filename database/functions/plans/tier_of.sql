-- The plan of a user at an instant. The service asks for anybody; every other role only for its own user (42501 otherwise).
-- `role` tells who called: inside a definer function current_user is always the function's owner.
create or replace function app.tier_of(p_user_id uuid, p_now timestamptz) returns text language plpgsql stable security definer set search_path = '' as $$
begin
  if current_setting('role') <> 'syvo_service' and p_user_id is distinct from app.current_user_id() then
    raise exception 'the plan of another user' using errcode = '42501';
  end if;
  return coalesce((select s.subscription_tier from app.subscribers s
    where s.user_id = p_user_id and s.subscribed and (s.subscription_end is null or s.subscription_end > p_now)), 'free');
end $$;
revoke execute on function app.tier_of from public;
grant execute on function app.tier_of to syvo_member, syvo_service;
