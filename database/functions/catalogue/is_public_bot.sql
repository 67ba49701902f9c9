-- Whether a bot with this switch and status is public: everybody may see it, also while it is paused. The body is a plain expression, so that the planner
-- puts it in place of the call and finds the indexes of public bots.
create or replace function app.is_public_bot(p_active boolean, p_status text) returns boolean language sql immutable parallel safe
  return p_active and p_status = 'approved';
revoke execute on function app.is_public_bot from public;
grant execute on function app.is_public_bot to syvo_anon, syvo_member, syvo_service;
