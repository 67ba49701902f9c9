-- Health tests of live bots: what is asked, in which batch, with what result, and what a bot's days were like ---------------------------

-- A question can also ask for what must not be said, or for a bot to say that this is none of its business.
alter table app.bot_smoke_tests add column forbidden_keywords jsonb not null default '[]';
alter table app.bot_smoke_tests add column expects_refusal boolean not null default false;

-- One press of 'Test Alle', or one night's look at every public bot. Its runs stand in smoke_runs from the beginning, so n of m is a count.
create table app.smoke_batches (
  id uuid primary key,
  kind text not null check (kind in ('asked', 'daily')),
  category text, -- null: every bot
  started_by uuid,
  status text not null default 'running' check (status in ('running', 'done', 'cancelled')),
  day date not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index smoke_batches_newest on app.smoke_batches (id desc);
create unique index smoke_batches_one_of_category on app.smoke_batches (coalesce(category, '')) where kind = 'asked' and status = 'running';
create unique index smoke_batches_one_a_day on app.smoke_batches (day) where kind = 'daily';

-- One question to one bot, with what makes an answer good as it was at that time.
create table app.smoke_runs (
  id uuid primary key,
  batch_id uuid not null references app.smoke_batches (id) on delete cascade,
  bot_id uuid not null references app.bots (id) on delete cascade,
  config_id uuid references app.user_bot_configs (id) on delete set null,
  test_id uuid references app.bot_smoke_tests (id) on delete set null,
  category text not null,
  test_input text not null,
  expected_keywords jsonb not null,
  forbidden_keywords jsonb not null,
  expects_refusal boolean not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'passed', 'failed', 'cancelled')),
  response text,
  found_keywords jsonb not null default '[]',
  error text,
  duration_ms int,
  ended_at timestamptz
);
create index smoke_runs_batch on app.smoke_runs (batch_id, id);
create index smoke_runs_bot on app.smoke_runs (bot_id, id desc);
create index smoke_runs_category on app.smoke_runs (category, id desc);

-- What the nightly look found of a bot: `unknown` when it could not be asked for reasons that are not its own.
create table app.bot_health_days (
  bot_id uuid not null references app.bots (id) on delete cascade,
  day date not null,
  outcome text not null check (outcome in ('good', 'failing', 'unknown')),
  passed int not null,
  asked int not null,
  primary key (bot_id, day)
);

do $$
declare v_name text;
begin
  foreach v_name in array array['smoke_batches', 'smoke_runs', 'bot_health_days'] loop
    execute format('alter table app.%I enable row level security', v_name);
    execute format('alter table app.%I force row level security', v_name);
    execute format('grant select, insert, update, delete on app.%I to syvo_service', v_name);
    execute format('create policy service_reads on app.%I for select to syvo_service using ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_adds on app.%I for insert to syvo_service with check ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_changes on app.%I for update to syvo_service using ((select app.current_config_id()) is null)
      with check ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_removes on app.%I for delete to syvo_service using ((select app.current_config_id()) is null)', v_name);
    execute format('grant select on app.%I to syvo_member', v_name);
    execute format('create policy admin_reads on app.%I for select to syvo_member using ((select app.is_admin()))', v_name);
  end loop;
end $$;
-- A vendor reads how the days of his own bots were.
create policy vendor_reads on app.bot_health_days for select to syvo_member
  using (exists (select 1 from app.vendor_bots b where b.id = bot_id));
