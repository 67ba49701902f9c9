-- Money that only the sandbox played: it stands in the books as what it is, and is never owed, stated or paid --------------------------------

-- Whether a provider of this name moves no money.
create function app.is_simulated_provider(p_provider text) returns boolean language sql immutable parallel safe set search_path = ''
  as $$ select p_provider = 'sandbox' $$;
grant execute on function app.is_simulated_provider to syvo_service;

alter table app.ledger_entries add column provider text;
alter table app.transactions add column provider text;
alter table app.vendor_months add column simulated_cents bigint not null default 0;
alter table app.vendor_statements add column is_simulated boolean not null default false;

-- What was booked before. The owner is subject to its own policies, but for these statements.
alter table app.ledger_entries no force row level security;
alter table app.transactions no force row level security;
alter table app.vendor_months no force row level security;
alter table app.vendor_statements no force row level security;
alter table app.payments no force row level security;
alter table app.orders no force row level security;
alter table app.payouts no force row level security;
alter table app.plan_shares no force row level security;
update app.ledger_entries e set provider = o.provider from app.payments p join app.orders o on o.id = p.order_id where p.id = e.payment_id;
-- A payout to a vendor for whom no money had moved by then was played like the sales before it.
update app.ledger_entries e set provider = case when exists (
    select 1 from app.ledger_entries r where r.account = 'vendor' and r.payment_id is not null and r.provider <> 'sandbox'
      and r.vendor_id = o.vendor_id and r.created_at <= o.created_at) then 'bank' else 'sandbox' end
  from app.payouts o where o.id = e.payout_id;
-- Those triggers wait for the end of the transaction, which the change of the table below does not.
set constraints all immediate;
alter table app.ledger_entries alter column provider set not null;
alter table app.ledger_entries add column is_simulated boolean generated always as (provider = 'sandbox') stored;
alter table app.transactions disable trigger user;
update app.transactions t set provider = o.provider from app.payments p join app.orders o on o.id = p.order_id where p.id = t.id;
update app.transactions t set provider = o.provider
  from app.plan_shares s join app.payments p on p.id = s.payment_id join app.orders o on o.id = p.order_id where s.id = t.id;
alter table app.transactions enable trigger user;
update app.vendor_months m set simulated_cents = s.cents from (
    select vendor_id, app.month_of(created_at) as month, sum(amount_cents) as cents from app.transactions
    where provider = 'sandbox' and coalesce(status, '') in ('', 'paid') group by 1, 2) s
  where s.vendor_id = m.vendor_id and s.month = m.month;
update app.vendor_statements s set is_simulated = true where exists (
    select 1 from app.ledger_entries e where e.account = 'vendor' and e.vendor_id = s.vendor_id and e.is_simulated
      and app.month_of(e.created_at) = s.month);
-- A payout that nobody made yet of money that never moved.
delete from app.payouts o where o.status = 'due' and o.amount_cents > (
    select coalesce(-sum(e.amount_cents), 0) from app.ledger_entries e
    where e.account = 'vendor' and e.vendor_id = o.vendor_id and not e.is_simulated);
alter table app.ledger_entries force row level security;
alter table app.transactions force row level security;
alter table app.vendor_months force row level security;
alter table app.vendor_statements force row level security;
alter table app.payments force row level security;
alter table app.orders force row level security;
alter table app.payouts force row level security;
alter table app.plan_shares force row level security;

-- Who took the money is read from the order, whatever the writer says.
create function app.stamp_entry_provider() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.payout_id is not null then
    new.provider := 'bank';
  else
    select o.provider into new.provider from app.payments p join app.orders o on o.id = p.order_id where p.id = new.payment_id;
  end if;
  return new;
end $$;
create trigger stamp_provider before insert on app.ledger_entries for each row execute function app.stamp_entry_provider();

create function app.stamp_transaction_provider() returns trigger language plpgsql set search_path = '' as $$
begin
  select o.provider into new.provider from app.payments p join app.orders o on o.id = p.order_id
    where p.id = coalesce((select s.payment_id from app.plan_shares s where s.id = new.id), new.id);
  return new;
end $$;
create trigger stamp_provider before insert on app.transactions for each row execute function app.stamp_transaction_provider();

-- What is really owed to a vendor, of everything booked before an instant; cents, what Syvo owes is positive.
create function app.moved_balance(p_vendor_id uuid, p_before timestamptz) returns bigint language sql stable set search_path = '' as $$
  select coalesce(-sum(e.amount_cents), 0)::bigint from app.ledger_entries e
  where e.account = 'vendor' and e.vendor_id = p_vendor_id and not e.is_simulated and e.created_at < p_before
$$;

-- No payout is made of more than what really moved.
create function app.check_payout() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.amount_cents > app.moved_balance(new.vendor_id, 'infinity') then
    raise exception 'a payout of % is more than the % that really moved', new.amount_cents, app.moved_balance(new.vendor_id, 'infinity');
  end if;
  return new;
end $$;
create trigger payout_really_moved before insert on app.payouts for each row when (new.status = 'due') execute function app.check_payout();
create trigger payout_stays before update of vendor_id, amount_cents on app.payouts for each row
  when ((old.vendor_id, old.amount_cents) is distinct from (new.vendor_id, new.amount_cents)) execute function app.check_payout();

-- A statement says what really stood on the vendor's account when its month ended in Amsterdam.
create function app.check_statement() returns trigger language plpgsql set search_path = '' as $$
declare v_moved bigint := app.moved_balance(new.vendor_id, (new.month + interval '1 month') at time zone 'Europe/Amsterdam');
begin
  if new.is_simulated or new.closing_cents <> v_moved then
    raise exception 'a statement closes with % where % really moved', new.closing_cents, v_moved;
  end if;
  return new;
end $$;
create trigger statement_really_moved before insert on app.vendor_statements for each row execute function app.check_statement();

grant execute on function app.moved_balance to syvo_service;

-- A month knows how much of what it brought was played.
create or replace function app.move_vendor_month(p_of app.transactions, p_sign int) returns void language plpgsql set search_path = '' as $$
declare v_simulated bigint := case when app.is_simulated_provider(p_of.provider) then p_of.amount_cents else 0 end;
begin
  if p_of.vendor_id is null or coalesce(p_of.status, '') not in ('', 'paid') then return; end if;
  if p_sign > 0 then
    insert into app.vendor_months as m (vendor_id, month, revenue_cents, sales, simulated_cents)
    values (p_of.vendor_id, app.month_of(p_of.created_at), p_of.amount_cents, 1, v_simulated)
    on conflict (vendor_id, month) do update set revenue_cents = m.revenue_cents + excluded.revenue_cents, sales = m.sales + 1,
      simulated_cents = m.simulated_cents + excluded.simulated_cents;
  else
    update app.vendor_months set revenue_cents = revenue_cents - p_of.amount_cents, sales = sales - 1, simulated_cents = simulated_cents - v_simulated
      where vendor_id = p_of.vendor_id and month = app.month_of(p_of.created_at);
    -- An account that is erased leaves no month behind.
    delete from app.vendor_months where vendor_id = p_of.vendor_id and month = app.month_of(p_of.created_at) and sales = 0;
  end if;
end $$;

-- Invoices are only ever added. What the law wants besides is that an account that goes leaves its invoices behind without its name on them.
revoke update on app.invoices from syvo_service;
drop policy service_changes on app.invoices;
create function app.refuse_invoice_change() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.user_id is null and to_jsonb(new) - 'user_id' = to_jsonb(old) - 'user_id' then return new; end if;
  raise exception 'an invoice is never changed and never removed';
end $$;
create trigger invoice_stays before update or delete on app.invoices for each row execute function app.refuse_invoice_change();
