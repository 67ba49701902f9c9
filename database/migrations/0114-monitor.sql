-- The administrator's monitor: every filter finds its newest rows by an index, and the error rate over time costs nothing to draw -----------

-- Two indexes answer every combination of filters: a filter that is not set asks for each of its few values and takes the newest of what they
-- answer (runtime/store/monitor-store.ts). One per combination would cost every execution twice as much. What runs is left out: it is little, has an
-- index already, and would be put in here only to be taken out a moment later. Each has an order that no other index gives (`created_at` says the
-- same as the id, and nothing here is null): else the planner takes the primary key, or the other one, and walks past a million to fifty rare ones.
create index bot_executions_monitor on app.bot_executions (status, channel, created_at, id) where status <> 'running';
create index bot_executions_monitor_bot on app.bot_executions
  (bot_id, status, channel, created_at desc nulls last, id desc nulls last) where status <> 'running';

-- How executions of one hour (UTC, by their beginning) ended, per bot and, without a bot, in all. A job counts each hour anew until nothing
-- in it can change any more, so a row is never counted twice and a late one not missed.
create table app.execution_hours (
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  bot_id uuid, -- null: all bots together
  completed int not null default 0,
  failed int not null default 0,
  blocked int not null default 0,
  out_of_scope int not null default 0, -- among the blocked
  unique nulls not distinct (hour, bot_id)
);
create index execution_hours_bot on app.execution_hours (bot_id, hour);

-- From which hour on there is still to count; one row, whose lock lets one worker count at a time.
create table app.execution_hours_open (
  only_row boolean primary key default true check (only_row),
  open_from timestamptz not null
);

do $$
declare v_name text;
begin
  foreach v_name in array array['execution_hours', 'execution_hours_open'] loop
    execute format('alter table app.%I enable row level security', v_name);
    execute format('alter table app.%I force row level security', v_name);
    execute format('grant select, insert, update, delete on app.%I to syvo_service', v_name);
    execute format('create policy service_reads on app.%I for select to syvo_service using ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_adds on app.%I for insert to syvo_service with check ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_changes on app.%I for update to syvo_service using ((select app.current_config_id()) is null)
      with check ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_removes on app.%I for delete to syvo_service using ((select app.current_config_id()) is null)', v_name);
  end loop;
end $$;
grant select on app.execution_hours to syvo_member;
create policy admin_reads on app.execution_hours for select to syvo_member using ((select app.is_admin()));
