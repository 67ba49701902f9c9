-- Work for the worker: claimed by lease with SKIP LOCKED, retried with back-off, kept as dead letters (docs/decisions: jobs in our own table).
-- `due_at` is when a waiting job may run, and for a running one when its lease ends: a job whose process died is simply due again.
create table app.jobs (
  id uuid primary key,
  name text not null,
  payload jsonb not null default '{}',
  dedupe_key text,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'dead')),
  attempts int not null default 0,
  due_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  died_at timestamptz
);
create index jobs_due on app.jobs (due_at) where status in ('waiting', 'running');
create unique index jobs_one_waiting on app.jobs (name, dedupe_key) where status = 'waiting' and dedupe_key is not null;
create index jobs_dead on app.jobs (died_at) where status = 'dead';

-- When each repeating job ran last and runs next; one row per job, whichever worker notices first starts it.
create table app.job_schedules (
  name text primary key,
  last_run_at timestamptz,
  next_run_at timestamptz not null
);

do $$
declare v_name text;
begin
  foreach v_name in array array['jobs', 'job_schedules'] loop
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

-- A lead that came in by itself and that its owner has not been told about by mail yet.
alter table app.leads add column mail_waiting boolean not null default false;
create index leads_mail_waiting on app.leads (user_id, id) where mail_waiting;
