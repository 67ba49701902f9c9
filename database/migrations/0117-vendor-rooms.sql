-- What vendors look at: their revenue, who has their bots, and what is told of them on the page of a bot ------------------------------------

-- A vendor's revenue is added up from the index alone, however many transactions there are.
drop index app.transactions_vendor;
create index transactions_vendor on app.transactions (vendor_id, created_at desc) include (amount_cents, status);
create index bot_grants_bot on app.bot_grants (bot_id, user_id);
create index conversations_bot on app.conversations (bot_id, last_message_at desc);

-- Who offers a public bot for money, as the law wants it shown (BW 6:230m, DSA art. 30); nothing for a bot that is free or not public.
create function app.bot_offerer(p_bot_id uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('company', p.company, 'street', p.street, 'postcode', p.postcode, 'city', p.city, 'country', p.country, 'kvk', p.kvk,
    'btw_id', p.btw_id, 'email', p.email, 'is_verified', p.verified_at is not null)
  from app.bots b join app.vendor_profiles p on p.vendor_id = b.vendor_id
  where b.id = p_bot_id and b.active and b.status = 'approved' and (b.price_cents is not null or b.monthly_price_cents is not null)
$$;
grant execute on function app.bot_offerer(uuid) to syvo_anon, syvo_member, syvo_service;
grant create on schema app to syvo_service;
alter function app.bot_offerer(uuid) owner to syvo_service;
revoke create on schema app from syvo_service;
