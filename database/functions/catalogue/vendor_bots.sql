-- A vendor's own bots with the vendor field set (DATA-07, PERM-03); every bot for an administrator (AMB-105). With all columns of the table, because
-- a migration that adds one runs this file again.
set local role syvo_service;

create or replace view app.vendor_bots with (security_barrier) as
  select b.* from app.bots b
  where b.vendor_id = (select app.current_user_id()) or (select app.is_admin());
grant select on app.vendor_bots to syvo_member;
