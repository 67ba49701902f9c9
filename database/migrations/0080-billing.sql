-- Billing -------------------------------------------------------------------------------------------------------------------------

-- Who buys, as told with the last order; the order and the invoice keep their own copy.
create table app.billing_profiles (
  user_id uuid primary key references auth."user" ("id") on delete cascade,
  buyer jsonb not null,
  updated_at timestamptz not null
);

-- One wish to buy: a plan, the rent of a bot, or a bot. Cents include btw (AMB-178). `read_ticket` orders what the provider told of it.
create table app.orders (
  id uuid primary key,
  user_id uuid references auth."user" ("id") on delete set null,
  kind text not null check (kind in ('plan', 'rental', 'purchase')),
  plan_code text references app.subscription_plans (code),
  bot_id uuid references app.bots (id) on delete set null,
  vendor_id uuid,
  title text not null,
  price_cents int not null check (price_cents > 0),
  status text not null default 'draft'
    check (status in ('draft', 'open', 'paid', 'cancelled', 'expired', 'failed', 'returned', 'withdrawn')),
  problem text,
  buyer jsonb,
  terms_version text not null,
  accepted_at timestamptz,
  provider text not null,
  session_id text unique,
  payment_url text,
  session_ends_at timestamptz,
  read_ticket bigint not null default 0,
  created_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  check ((kind = 'plan') = (plan_code is not null)),
  check (session_id is null or accepted_at is not null)
);
-- Two tabs share one order, which can be paid once.
create unique index orders_one_open on app.orders (user_id, kind, coalesce(plan_code, bot_id::text)) where status in ('draft', 'open');
create index orders_of_user on app.orders (user_id, created_at desc);
create index orders_waiting on app.orders (created_at) where status = 'open';
create sequence app.provider_read_tickets;

-- A plan or a rented bot that is paid by the month, as the provider told it last. `access_end` is until when the rights last as things stand.
create table app.subscriptions (
  id uuid primary key,
  order_id uuid not null unique references app.orders (id),
  user_id uuid references auth."user" ("id") on delete set null,
  kind text not null check (kind in ('plan', 'rental')),
  plan_code text references app.subscription_plans (code),
  bot_id uuid references app.bots (id) on delete set null,
  title text not null,
  price_cents int not null check (price_cents > 0),
  status text not null check (status in ('active', 'past_due', 'cancelled', 'ended')),
  provider_reference text not null unique,
  period_start timestamptz not null,
  period_end timestamptz not null,
  access_end timestamptz not null,
  next_plan_code text references app.subscription_plans (code),
  next_title text,
  next_price_cents int,
  next_from timestamptz,
  keep_bot_ids jsonb,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'plan') = (plan_code is not null))
);
create unique index subscriptions_one_plan on app.subscriptions (user_id) where kind = 'plan' and status <> 'ended';
create unique index subscriptions_one_rental on app.subscriptions (user_id, bot_id) where kind = 'rental' and status <> 'ended';
create index subscriptions_due on app.subscriptions (access_end) where status <> 'ended';

-- One payment, as the provider told it last; what was returned is a total. Its rows in the ledger follow every change.
create table app.payments (
  id uuid primary key,
  order_id uuid not null references app.orders (id),
  user_id uuid references auth."user" ("id") on delete set null,
  provider_reference text not null unique,
  reason text not null check (reason in ('period', 'upgrade', 'purchase')),
  plan_code text,
  bot_id uuid references app.bots (id) on delete set null,
  vendor_id uuid,
  title text not null,
  amount_cents int not null check (amount_cents > 0),
  returned_cents int not null default 0 check (returned_cents between 0 and amount_cents),
  cost_cents int not null default 0 check (cost_cents >= 0),
  method text not null,
  period_start timestamptz,
  period_end timestamptz,
  paid_at timestamptz not null,
  created_at timestamptz not null
);
create index payments_of_order on app.payments (order_id);
create index payments_of_user on app.payments (user_id, paid_at desc);

-- Double entry: the rows of one posting sum to nothing. Debit is positive. Never changed, never removed.
create table app.ledger_entries (
  id uuid primary key,
  posting_id uuid not null,
  payment_id uuid not null references app.payments (id),
  account text not null check (account in ('provider', 'btw', 'vendor', 'product', 'plan_pool')),
  vendor_id uuid,
  amount_cents bigint not null check (amount_cents <> 0),
  created_at timestamptz not null,
  check ((account = 'vendor') or vendor_id is null)
);
create index ledger_of_payment on app.ledger_entries (payment_id);
create index ledger_of_vendor on app.ledger_entries (vendor_id, created_at) where account = 'vendor';

create function app.check_posting() returns trigger language plpgsql set search_path = '' as $$
declare v_sum bigint;
begin
  select sum(e.amount_cents) into v_sum from app.ledger_entries e where e.posting_id = new.posting_id;
  if v_sum <> 0 then raise exception 'posting % does not sum to nothing but to %', new.posting_id, v_sum; end if;
  return null;
end $$;
create constraint trigger posting_sums_to_nothing after insert on app.ledger_entries deferrable initially deferred
  for each row execute function app.check_posting();

-- The last number given out in a year; locked by whoever gives the next, so that no number is missing (AMB-178).
create table app.invoice_counters (
  year int primary key,
  last_number int not null
);

-- The one legal invoice of a payment, and a credit note for each time that something was given back. Kept as issued, for seven years.
create table app.invoices (
  id uuid primary key,
  year int not null,
  sequence int not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  user_id uuid references auth."user" ("id") on delete set null,
  payment_id uuid not null references app.payments (id),
  about_id uuid references app.invoices (id),
  title text not null,
  buyer jsonb not null,
  seller jsonb not null,
  amount_cents int not null,
  net_cents int not null,
  btw_cents int not null,
  method text not null,
  period_start timestamptz,
  period_end timestamptz,
  issued_at timestamptz not null,
  unique (year, sequence),
  check (amount_cents = net_cents + btw_cents),
  check ((kind = 'invoice') = (amount_cents > 0))
);
create unique index invoices_one_per_payment on app.invoices (payment_id) where kind = 'invoice' and about_id is null;
create index invoices_of_user on app.invoices (user_id, issued_at desc);

-- What the provider told, once per event; the worker reads what became of the order.
create table app.provider_news (
  event_id text primary key,
  order_id uuid not null,
  received_at timestamptz not null
);
create index provider_news_old on app.provider_news (received_at);

-- When a ground that is paid by the month is paid again; null for one that ends by itself or never.
alter table app.bot_grants add column renews_at timestamptz;

do $$
declare v_name text;
begin
  foreach v_name in array array['billing_profiles', 'orders', 'subscriptions', 'payments', 'ledger_entries', 'invoice_counters', 'invoices',
    'provider_news'] loop
    execute format('alter table app.%I enable row level security', v_name);
    execute format('alter table app.%I force row level security', v_name);
    execute format('grant select, insert, update on app.%I to syvo_service', v_name);
    execute format('create policy service_reads on app.%I for select to syvo_service using ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_adds on app.%I for insert to syvo_service with check ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_changes on app.%I for update to syvo_service using ((select app.current_config_id()) is null)
      with check ((select app.current_config_id()) is null)', v_name);
  end loop;
  foreach v_name in array array['billing_profiles', 'provider_news'] loop
    execute format('grant delete on app.%I to syvo_service', v_name);
    execute format('create policy service_removes on app.%I for delete to syvo_service using ((select app.current_config_id()) is null)', v_name);
  end loop;
  foreach v_name in array array['billing_profiles', 'orders', 'subscriptions', 'payments', 'invoices'] loop
    execute format('grant select on app.%I to syvo_member', v_name);
    execute format('create policy owner_reads on app.%I for select to syvo_member using (user_id = (select app.current_user_id()))', v_name);
  end loop;
end $$;
revoke update on app.ledger_entries from syvo_service;
grant usage on sequence app.provider_read_tickets to syvo_service;
grant execute on function app.check_posting to syvo_service;
