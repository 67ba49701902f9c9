-- The listing: what the marketplace is searched, narrowed and sorted by. One row per public bot, so that its policy can be plainly `true`:
-- operators of text search are not leakproof, and behind the policy of app.bots no index of theirs would be used.

-- A text without capitals, accents and ligatures, the same for what is stored and what is asked. Needs no extension and no locale.
create function app.fold(p_text text) returns text language sql immutable strict parallel safe
  return lower(translate(regexp_replace(normalize(p_text, nfkd), U&'[\0300-\036F]', '', 'g'), 'ØøÆæŒœẞßŁłĐđÐðıʼ‘’', 'OoAaOoSsLlDdDdi'''''''));

-- The pattern that finds a text anywhere in a folded one; what LIKE would read as a sign is taken as it stands.
create function app.anywhere(p_text text) returns text language sql immutable strict parallel safe
  return '%' || regexp_replace(app.fold(p_text), '([%_\\])', '\\\1', 'g') || '%';

-- Numbers are turned so that every order of the listing is ascending, which lets a page begin after a row by one comparison of rows.
create table app.listing_entries (
  bot_id uuid primary key references app.bots (id) on delete cascade,
  category_key text not null, -- LIST-11: small letters, the first space a dash
  by_price int not null, -- cents, AMB-050: monthly, else one-time, else 0
  by_price_down int not null,
  by_featured int not null, -- 0 featured, 1 not
  by_age bigint not null, -- microseconds since 1970, negative: newest first
  by_users int not null, -- total_sales, negative: most first
  by_title text collate "C" not null,
  letters text not null,
  words tsvector not null
);
create index listing_featured on app.listing_entries (by_featured, by_age, by_users, by_title, bot_id);
create index listing_price_low on app.listing_entries (by_price, by_users, by_title, bot_id);
create index listing_price_high on app.listing_entries (by_price_down, by_users, by_title, bot_id);
create index listing_popular on app.listing_entries (by_users, by_title, bot_id);
create index listing_category on app.listing_entries (category_key, by_price);
create index listing_letters on app.listing_entries using gin (letters app.gin_trgm_ops);
create index listing_stems on app.listing_entries using gin (words);

-- Every word that stood in the listing, for finding what a mistyped one meant. Words stay when their bot goes; who uses one looks whether
-- the listing still has it.
create table app.listing_words (word text collate "C" primary key);
create index listing_words_near on app.listing_words using gin (word app.gin_trgm_ops);

-- Keeps the listing in step with a bot, in the transaction that changes it: on it while approved and active (LIST-16).
create function app.list_bot() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_letters text := app.fold(new.title || ' · ' || new.description);
  v_price int := coalesce(new.monthly_price_cents, new.price_cents, 0);
begin
  if not (new.active and new.status = 'approved') then
    delete from app.listing_entries where bot_id = new.id;
    return null;
  end if;
  insert into app.listing_entries as e (bot_id, category_key, by_price, by_price_down, by_featured, by_age, by_users, by_title, letters, words)
  values (new.id, lower(regexp_replace(new.category, ' ', '-')), v_price, -v_price,
    case when new.featured then 0 else 1 end, -(extract(epoch from new.created_at) * 1000000)::bigint, -new.total_sales,
    left(app.fold(new.title), 80), v_letters, to_tsvector('pg_catalog.dutch', v_letters))
  on conflict (bot_id) do update set category_key = excluded.category_key, by_price = excluded.by_price,
    by_price_down = excluded.by_price_down, by_featured = excluded.by_featured, by_age = excluded.by_age, by_users = excluded.by_users,
    by_title = excluded.by_title, letters = excluded.letters, words = excluded.words;
  -- In one order, so that two bots that are listed at once never wait for each other.
  insert into app.listing_words (word)
  select distinct w.word from regexp_split_to_table(v_letters, '[^[:alnum:]]+') as w (word) where length(w.word) between 4 and 30 order by 1
  on conflict do nothing;
  return null;
end $$;

do $$
declare v_name text;
begin
  foreach v_name in array array['listing_entries', 'listing_words'] loop
    execute format('alter table app.%I enable row level security', v_name);
    execute format('alter table app.%I force row level security', v_name);
    execute format('grant select, insert, update, delete on app.%I to syvo_service', v_name);
    execute format('create policy service_reads on app.%I for select to syvo_service using (true)', v_name);
    execute format('create policy service_adds on app.%I for insert to syvo_service with check ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_changes on app.%I for update to syvo_service using ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_removes on app.%I for delete to syvo_service using ((select app.current_config_id()) is null)', v_name);
    execute format('grant select on app.%I to syvo_anon, syvo_member', v_name);
    execute format('create policy everybody_reads on app.%I for select to syvo_anon, syvo_member using (true)', v_name);
  end loop;
end $$;

create trigger list_bot after insert or update of title, description, category, price_cents, monthly_price_cents, featured, total_sales, active,
  status, created_at on app.bots for each row execute function app.list_bot();

grant execute on function app.fold, app.anywhere to syvo_anon, syvo_member, syvo_service;
grant create on schema app to syvo_service;
alter function app.list_bot owner to syvo_service;
revoke create on schema app from syvo_service;

-- What is public already. The owner is subject to its own policies, but for this statement.
alter table app.bots no force row level security;
update app.bots set active = active where active and status = 'approved';
alter table app.bots force row level security;
