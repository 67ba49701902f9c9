-- Buyers abroad ----------------------------------------------------------------------------------------------------------------------

-- How btw is dealt with: `standard` is in the price, `reverse_charged` is for the buyer to pay in his own country, `out_of_scope` is of a
-- business outside the EU. Prices of orders and subscriptions stay the ones that are shown, with btw in them; what is asked follows from both.
alter table app.orders add column btw_regime text not null default 'standard' check (btw_regime in ('standard', 'reverse_charged', 'out_of_scope'));
alter table app.subscriptions
  add column btw_regime text not null default 'standard' check (btw_regime in ('standard', 'reverse_charged', 'out_of_scope')),
  add column next_btw_regime text check (next_btw_regime in ('standard', 'reverse_charged')),
  add column next_btw_from timestamptz,
  add check ((next_btw_regime is null) = (next_btw_from is null));

-- What VIES answered about a number, with its own date and number of consultation: the evidence under a sale without btw. Holds no account.
create table app.btw_checks (
  id uuid primary key,
  btw_id text not null,
  status text not null check (status in ('valid', 'invalid')),
  consultation text,
  consulted_on text,
  checked_at timestamptz not null
);
create index btw_checks_of_number on app.btw_checks (btw_id, checked_at desc);

-- A payment keeps the regime that it was made under for good, and the answer that allowed it.
alter table app.payments
  add column btw_regime text not null default 'standard' check (btw_regime in ('standard', 'reverse_charged', 'out_of_scope')),
  add column btw_check_id uuid references app.btw_checks (id);
create index payments_of_btw_check on app.payments (btw_check_id) where btw_check_id is not null;
alter table app.invoices
  add column btw_regime text not null default 'standard' check (btw_regime in ('standard', 'reverse_charged', 'out_of_scope')),
  add check (btw_regime = 'standard' or btw_cents = 0);

alter table app.btw_checks enable row level security;
alter table app.btw_checks force row level security;
grant select, insert, delete on app.btw_checks to syvo_service;
create policy service_reads on app.btw_checks for select to syvo_service using ((select app.current_config_id()) is null);
create policy service_adds on app.btw_checks for insert to syvo_service with check ((select app.current_config_id()) is null);
create policy service_removes on app.btw_checks for delete to syvo_service using ((select app.current_config_id()) is null);

-- Until now everybody who bought lived in the Netherlands. The owner is subject to its own policies, but for these statements.
alter table app.billing_profiles no force row level security;
alter table app.orders no force row level security;
alter table app.invoices no force row level security;
update app.billing_profiles set buyer = buyer || '{"country": "NL"}' where not buyer ? 'country';
update app.orders set buyer = buyer || '{"country": "NL"}' where buyer is not null and not buyer ? 'country';
update app.invoices set buyer = buyer || '{"country": "NL"}' where not buyer ? 'country';
alter table app.billing_profiles force row level security;
alter table app.orders force row level security;
alter table app.invoices force row level security;
