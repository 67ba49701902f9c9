-- The name under which a public bot is offered: that of its vendor's account. A name that the product took from the address itself, because none was
-- given, is left out: it would tell half an address.
set local role syvo_service;

create or replace function app.bot_maker(p_bot_id uuid) returns text language sql stable security definer set search_path = '' as $$
  select nullif(btrim(u.name), split_part(u.email, '@', 1)) from app.bots b join auth."user" u on u.id = b.vendor_id
  where b.id = p_bot_id and app.is_public_bot(b.active, b.status)
$$;
revoke execute on function app.bot_maker from public;
grant execute on function app.bot_maker to syvo_anon, syvo_member, syvo_service;
