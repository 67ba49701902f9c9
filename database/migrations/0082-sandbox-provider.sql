-- The payment provider that stands in while no real one is set: what a provider would keep on its own side. No money moves.
-- Nothing of ours refers to these rows but by the text of their ids, as it would to a real provider's.

create table app.sandbox_prices (
  id text primary key,
  code text not null,
  name text not null,
  amount_cents int not null check (amount_cents >= 0),
  unique (code, name, amount_cents)
);

-- The page where one order is paid. `user_id` empties with the account, as the provider's own books stay.
create table app.sandbox_sessions (
  id text primary key,
  idempotency_key text not null unique,
  order_id uuid not null,
  user_id uuid references auth."user" ("id") on delete set null,
  kind text not null check (kind in ('subscription', 'once')),
  title text not null,
  amount_cents int not null check (amount_cents >= 0),
  price_id text references app.sandbox_prices (id),
  success_url text not null,
  cancel_url text not null,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  method text check (method in ('ideal', 'sepa_debit', 'card')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index sandbox_sessions_of_user on app.sandbox_sessions (user_id, created_at desc);
create index sandbox_sessions_open on app.sandbox_sessions (expires_at) where status = 'open';

-- Periods are counted from `anchor_at` (src/modules/billing/domain/add-months.ts); `period_end` is the end of what was paid.
create table app.sandbox_subscriptions (
  id text primary key,
  session_id text not null unique references app.sandbox_sessions (id),
  amount_cents int not null check (amount_cents >= 0),
  next_amount_cents int check (next_amount_cents >= 0),
  method text not null check (method in ('ideal', 'sepa_debit', 'card')),
  status text not null check (status in ('active', 'past_due', 'ended')),
  anchor_at timestamptz not null,
  periods_paid int not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  renewals_fail boolean not null default false,
  failed_tries int not null default 0,
  next_try_at timestamptz not null,
  ended_at timestamptz
);
create index sandbox_subscriptions_due on app.sandbox_subscriptions (next_try_at) where status <> 'ended';

-- One row per period, upgrade or purchase; a period that failed and is paid at a later try stays one row.
create table app.sandbox_payments (
  id text primary key,
  session_id text not null references app.sandbox_sessions (id),
  subscription_id text references app.sandbox_subscriptions (id),
  amount_cents int not null check (amount_cents >= 0),
  status text not null check (status in ('paid', 'failed')),
  method text not null check (method in ('ideal', 'sepa_debit', 'card')),
  reason text not null check (reason in ('period', 'upgrade', 'purchase')),
  period_start timestamptz,
  period_end timestamptz,
  paid_at timestamptz,
  refunded_cents int not null default 0 check (refunded_cents >= 0),
  charged_back_cents int not null default 0 check (charged_back_cents >= 0),
  cost_cents int not null default 0,
  -- When the bank takes a direct debit back that was to fail later.
  charge_back_at timestamptz,
  created_at timestamptz not null,
  check (refunded_cents + charged_back_cents <= amount_cents)
);
create index sandbox_payments_of_session on app.sandbox_payments (session_id, created_at);
create unique index sandbox_payments_one_a_period on app.sandbox_payments (subscription_id, period_start) where reason = 'period';
create index sandbox_payments_to_charge_back on app.sandbox_payments (charge_back_at) where charge_back_at is not null;

-- Calls with a key of the caller's that were carried out, so that a repeated one changes nothing; `asked` is what it asked for.
create table app.sandbox_requests (
  key text primary key,
  asked text not null,
  created_at timestamptz not null
);

-- What the provider tells, in order; `delivered_at` is set when the webhook door took it.
create table app.sandbox_news (
  seq bigint generated always as identity primary key,
  event_id uuid not null unique,
  order_id uuid not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_news_waiting on app.sandbox_news (seq) where delivered_at is null;
create index sandbox_news_by_time on app.sandbox_news (created_at);

do $$
declare v_name text;
begin
  foreach v_name in array array['sandbox_prices', 'sandbox_sessions', 'sandbox_subscriptions', 'sandbox_payments', 'sandbox_requests',
    'sandbox_news'] loop
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
