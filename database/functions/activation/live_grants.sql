-- The grants that are live at an instant, as far as the caller may see grants. A view with the instant as its parameter: the planner puts the query in
-- place of the call, so a condition on user or bot uses the table's indexes.
create or replace function app.live_grants(p_at timestamptz) returns setof app.bot_grants language sql stable parallel safe as $$
  select g.* from app.bot_grants g where app.is_live(g.starts_at, g.ends_at, p_at)
$$;
revoke execute on function app.live_grants from public;
grant execute on function app.live_grants to syvo_member, syvo_service;
