-- The long description in the listing's search (AMB-194) -----------------------------------------------------------------------------

-- A text as words between single spaces, so that a pattern can ask for the beginning of a word.
create function app.spaced_words(p_text text) returns text language sql immutable strict parallel safe
  return ' ' || btrim(regexp_replace(app.fold(p_text), '[^[:alnum:]]+', ' ', 'g')) || ' ';

-- The pattern that finds a text at the beginning of a word in such a text; up to four letters only as a whole word. Null for a text without letters.
create function app.word_anywhere(p_text text) returns text language sql immutable strict parallel safe
  return case
    when btrim(app.spaced_words(p_text)) = '' then null
    when length(btrim(app.spaced_words(p_text))) <= 4 then '%' || app.spaced_words(p_text) || '%'
    else '%' || rtrim(app.spaced_words(p_text)) || '%'
  end;

grant execute on function app.spaced_words, app.word_anywhere to syvo_anon, syvo_member, syvo_service;

alter table app.listing_entries add column body text not null default '';
create index listing_body on app.listing_entries using gin (body app.gin_trgm_ops);

grant create on schema app to syvo_service;
set local role syvo_service;

create or replace function app.list_bot() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_letters text := app.fold(new.title || ' · ' || new.description);
  v_price int := coalesce(new.monthly_price_cents, new.price_cents, 0);
begin
  if not (new.active and new.status = 'approved' and new.paused_at is null) then
    delete from app.listing_entries where bot_id = new.id;
    return null;
  end if;
  insert into app.listing_entries as e (bot_id, category_key, by_price, by_price_down, by_featured, by_age, by_users, by_title, letters, forms, body)
  values (new.id, lower(regexp_replace(new.category, ' ', '-')), v_price, -v_price,
    case when new.featured then 0 else 1 end, -(extract(epoch from new.created_at) * 1000000)::bigint, -new.total_sales,
    left(app.fold(new.title), 80), v_letters, app.word_forms(v_letters), app.spaced_words(left(new.long_description, 4000)))
  on conflict (bot_id) do update set category_key = excluded.category_key, by_price = excluded.by_price,
    by_price_down = excluded.by_price_down, by_featured = excluded.by_featured, by_age = excluded.by_age, by_users = excluded.by_users,
    by_title = excluded.by_title, letters = excluded.letters, forms = excluded.forms, body = excluded.body;
  -- In one order, so that two bots that are listed at once never wait for each other.
  insert into app.listing_words (word)
  select distinct w.word from regexp_split_to_table(v_letters, '[^[:alnum:]]+') as w (word) where length(w.word) between 4 and 30 order by 1
  on conflict do nothing;
  return null;
end $$;
grant execute on function app.list_bot to syvo_owner;
set local role syvo_owner;
revoke create on schema app from syvo_service;

-- The same columns as before, and the long description.
drop trigger list_bot on app.bots;
create trigger list_bot after insert or update of title, description, long_description, category, price_cents, monthly_price_cents, featured,
  total_sales, active, status, created_at, paused_at on app.bots for each row execute function app.list_bot();
set local role syvo_service;
revoke execute on function app.list_bot from syvo_owner;
set local role syvo_owner;

-- What is listed already. The owner is subject to its own policies, but for these statements.
alter table app.bots no force row level security;
alter table app.listing_entries no force row level security;
update app.listing_entries e set body = app.spaced_words(left(b.long_description, 4000)) from app.bots b where b.id = e.bot_id;
alter table app.listing_entries force row level security;
alter table app.bots force row level security;
