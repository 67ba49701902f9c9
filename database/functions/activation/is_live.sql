-- Whether what lasts from `p_starts_at` until `p_ends_at` (null: without end) is live at an instant. The body is a plain expression, so that the planner
-- puts it in place of the call.
create or replace function app.is_live(p_starts_at timestamptz, p_ends_at timestamptz, p_at timestamptz) returns boolean
language sql immutable parallel safe
  return p_starts_at <= p_at and (p_ends_at is null or p_ends_at > p_at);
revoke execute on function app.is_live from public;
grant execute on function app.is_live to syvo_member, syvo_service;
