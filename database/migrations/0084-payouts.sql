-- What vendors are owed and paid -----------------------------------------------------------------------------------------------------

-- When what a plan's payment brought was shared over the bots that its period used (AMB-037); null while it stands in the pool.
alter table app.payments add column shared_at timestamptz;
create index payments_to_share on app.payments (period_end) where plan_code is not null and shared_at is null;

-- How often a shared period used each bot. With it the rows of a payment are computed anew after every return. Never changed.
create table app.plan_shares (
  id uuid primary key,
  payment_id uuid not null references app.payments (id),
  bot_id uuid references app.bots (id) on delete set null,
  vendor_id uuid,
  uses int not null check (uses > 0),
  created_at timestamptz not null,
  unique (payment_id, bot_id)
);

-- Where a vendor is paid; only one that an administrator checked is paid to. A change makes it unchecked again.
create table app.payout_accounts (
  vendor_id uuid primary key references auth."user" ("id") on delete cascade,
  iban text not null check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  name text not null,
  status text not null default 'unchecked' check (status in ('unchecked', 'checked')),
  checked_by text,
  checked_at timestamptz,
  changed_at timestamptz not null,
  check ((status = 'checked') = (checked_at is not null))
);

-- One payment to a vendor, of months that are closed, with the account as it was checked. Kept for seven years.
create table app.payouts (
  id uuid primary key,
  number int generated always as identity unique,
  vendor_id uuid not null,
  amount_cents int not null check (amount_cents > 0),
  first_month date not null,
  last_month date not null,
  iban text not null,
  name text not null,
  status text not null default 'due' check (status in ('due', 'paid', 'refused')),
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 'due') = (settled_at is null))
);
create unique index payouts_one_due on app.payouts (vendor_id) where status = 'due';
create index payouts_of_vendor on app.payouts (vendor_id, created_at desc);

-- A posting is of a payment or of a payout; a payout is posted once.
alter table app.ledger_entries alter column payment_id drop not null;
alter table app.ledger_entries add column payout_id uuid references app.payouts (id);
alter table app.ledger_entries add constraint ledger_entries_of_one check (num_nonnulls(payment_id, payout_id) = 1);
alter table app.ledger_entries drop constraint ledger_entries_account_check;
alter table app.ledger_entries add constraint ledger_entries_account_check
  check (account in ('provider', 'btw', 'vendor', 'product', 'plan_pool', 'bank'));
alter table app.ledger_entries add constraint ledger_entries_bank_check check ((payout_id is null) or account in ('vendor', 'bank'));
create unique index ledger_one_per_payout on app.ledger_entries (payout_id, account) where payout_id is not null;

-- The last number of a vendor's statement in a year; locked by whoever gives the next, so that no number is missing.
create table app.statement_counters (
  year int primary key,
  last_number int not null
);

-- A vendor's statement of a closed month, issued by Syvo in the vendor's place (AMB-178). Cents without btw; what leaves the vendor is negative.
create table app.vendor_statements (
  id uuid primary key,
  year int not null,
  sequence int not null,
  vendor_id uuid not null,
  month date not null,
  vendor_name text not null,
  seller jsonb not null,
  opening_cents bigint not null,
  sales_cents bigint not null,
  refunds_cents bigint not null,
  plan_cents bigint not null,
  payouts_cents bigint not null,
  closing_cents bigint not null,
  issued_at timestamptz not null,
  unique (year, sequence),
  unique (vendor_id, month),
  check (closing_cents = opening_cents + sales_cents + refunds_cents + plan_cents + payouts_cents)
);
create index vendor_statements_month on app.vendor_statements (month desc);

do $$
declare v_name text;
begin
  foreach v_name in array array['plan_shares', 'payout_accounts', 'payouts', 'statement_counters', 'vendor_statements'] loop
    execute format('alter table app.%I enable row level security', v_name);
    execute format('alter table app.%I force row level security', v_name);
    execute format('grant select, insert, update on app.%I to syvo_service', v_name);
    execute format('create policy service_reads on app.%I for select to syvo_service using ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_adds on app.%I for insert to syvo_service with check ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_changes on app.%I for update to syvo_service using ((select app.current_config_id()) is null)
      with check ((select app.current_config_id()) is null)', v_name);
  end loop;
  foreach v_name in array array['payout_accounts', 'payouts', 'vendor_statements'] loop
    execute format('grant select on app.%I to syvo_member', v_name);
    execute format('create policy vendor_reads on app.%I for select to syvo_member using (vendor_id = (select app.current_user_id()))', v_name);
  end loop;
end $$;
revoke update on app.plan_shares, app.vendor_statements from syvo_service;
grant delete on app.payout_accounts to syvo_service;
create policy service_removes on app.payout_accounts for delete to syvo_service using ((select app.current_config_id()) is null);
