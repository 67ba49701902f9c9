-- Whose every bot is, for the product: members read vendors through app.vendor_bots and app.bot_maker. It reads as its caller.
create or replace view app.bots_with_vendor with (security_invoker = true) as
  select b.id, b.vendor_id, b.title, b.category, b.status, b.active, b.paused_at, b.sample_config_id from app.bots b;
grant select on app.bots_with_vendor to syvo_service;
