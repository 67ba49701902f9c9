-- Adds a transaction to its month or takes it out again; a transaction counts when its status is `paid` or empty (VEND-34). A month knows how much of
-- what it brought was played.
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
revoke execute on function app.move_vendor_month from public;
grant execute on function app.move_vendor_month to syvo_service;
