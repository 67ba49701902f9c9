-- Announced changes of a plan's price ------------------------------------------------------------------------------------------------

-- From `starts_at` on new orders ask the new price, and running subscriptions with the first period that begins then or later. One ahead per plan.
create table app.plan_price_changes (
  id uuid primary key,
  plan_code text not null references app.subscription_plans (code),
  old_cents int not null check (old_cents > 0),
  new_cents int not null check (new_cents > 0 and new_cents <> old_cents),
  price_id text not null,
  starts_on date not null,
  starts_at timestamptz not null,
  announced_at timestamptz not null,
  applied_at timestamptz,
  unique (plan_code, starts_on)
);
create unique index plan_price_changes_one_ahead on app.plan_price_changes (plan_code) where applied_at is null;

-- Which subscription was told of a change, and when; nobody pays another price before he was told for fourteen days.
create table app.plan_price_notices (
  change_id uuid not null references app.plan_price_changes (id),
  subscription_id uuid not null references app.subscriptions (id),
  told_at timestamptz not null,
  primary key (change_id, subscription_id)
);

do $$
declare v_name text;
begin
  foreach v_name in array array['plan_price_changes', 'plan_price_notices'] loop
    execute format('alter table app.%I enable row level security', v_name);
    execute format('alter table app.%I force row level security', v_name);
    execute format('grant select, insert, update on app.%I to syvo_service', v_name);
    execute format('create policy service_reads on app.%I for select to syvo_service using ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_adds on app.%I for insert to syvo_service with check ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_changes on app.%I for update to syvo_service using ((select app.current_config_id()) is null)
      with check ((select app.current_config_id()) is null)', v_name);
  end loop;
end $$;
