-- What a vendor sold, month by month, as it is booked: his dashboard reads some dozens of rows however long his history is ------------------

create table app.vendor_months (
  vendor_id uuid not null,
  month date not null,
  revenue_cents bigint not null,
  sales int not null check (sales >= 0),
  primary key (vendor_id, month)
);
alter table app.vendor_months enable row level security;
alter table app.vendor_months force row level security;
grant select, insert, update, delete on app.vendor_months to syvo_service;
create policy service_reads on app.vendor_months for select to syvo_service using ((select app.current_config_id()) is null);
create policy service_adds on app.vendor_months for insert to syvo_service with check ((select app.current_config_id()) is null);
create policy service_changes on app.vendor_months for update to syvo_service using ((select app.current_config_id()) is null)
  with check ((select app.current_config_id()) is null);
create policy service_removes on app.vendor_months for delete to syvo_service using ((select app.current_config_id()) is null);
grant select on app.vendor_months to syvo_member;
create policy vendor_reads on app.vendor_months for select to syvo_member using (vendor_id = (select app.current_user_id()));

-- Adds a transaction to its month or takes it out again; a transaction counts when its status is `paid` or empty (VEND-34).
create function app.move_vendor_month(p_of app.transactions, p_sign int) returns void language plpgsql set search_path = '' as $$
begin
  if p_of.vendor_id is null or coalesce(p_of.status, '') not in ('', 'paid') then return; end if;
  if p_sign > 0 then
    insert into app.vendor_months as m (vendor_id, month, revenue_cents, sales)
    values (p_of.vendor_id, app.month_of(p_of.created_at), p_of.amount_cents, 1)
    on conflict (vendor_id, month) do update set revenue_cents = m.revenue_cents + excluded.revenue_cents, sales = m.sales + 1;
  else
    update app.vendor_months set revenue_cents = revenue_cents - p_of.amount_cents, sales = sales - 1
      where vendor_id = p_of.vendor_id and month = app.month_of(p_of.created_at);
    -- An account that is erased leaves no month behind.
    delete from app.vendor_months where vendor_id = p_of.vendor_id and month = app.month_of(p_of.created_at) and sales = 0;
  end if;
end $$;

create function app.keep_vendor_month() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then perform app.move_vendor_month(old, -1); end if;
  if tg_op <> 'DELETE' then perform app.move_vendor_month(new, 1); end if;
  return null;
end $$;

grant execute on function app.move_vendor_month to syvo_service;

-- At the end of the transaction: everything that sells for one vendor meets in this row, so that it is held for as short as can be and after every other lock.
create constraint trigger keep_vendor_month after insert or delete on app.transactions
  deferrable initially deferred for each row execute function app.keep_vendor_month();
create constraint trigger change_vendor_month after update on app.transactions
  deferrable initially deferred for each row
  when ((old.vendor_id, old.amount_cents, old.status, old.created_at) is distinct from (new.vendor_id, new.amount_cents, new.status, new.created_at))
  execute function app.keep_vendor_month();

-- What was sold before; nobody sells meanwhile, because making the triggers holds the table until the end of the migration.
alter table app.transactions no force row level security;
alter table app.vendor_months no force row level security;
insert into app.vendor_months (vendor_id, month, revenue_cents, sales)
select vendor_id, app.month_of(created_at), sum(amount_cents), count(*) from app.transactions
where vendor_id is not null and coalesce(status, '') in ('', 'paid') group by 1, 2;
alter table app.vendor_months force row level security;
alter table app.transactions force row level security;
