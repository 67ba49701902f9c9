-- Who offers a public bot for money, as the law wants it shown (BW 6:230m, DSA art. 30); nothing for a bot that is free or not public.
set local role syvo_service;

create or replace function app.bot_offerer(p_bot_id uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('company', p.company, 'street', p.street, 'postcode', p.postcode, 'city', p.city, 'country', p.country, 'kvk', p.kvk,
    'btw_id', p.btw_id, 'email', p.email, 'is_verified', p.verified_at is not null)
  from app.bots b join app.vendor_profiles p on p.vendor_id = b.vendor_id
  where b.id = p_bot_id and app.is_public_bot(b.active, b.status) and (b.price_cents is not null or b.monthly_price_cents is not null)
$$;
revoke execute on function app.bot_offerer from public;
grant execute on function app.bot_offerer to syvo_anon, syvo_member, syvo_service;
