-- Other forms of a word, the same on every engine: Dutch stemming differs between versions of PostgreSQL, and knew 'brieven' as 'briev'.

-- What the forms of a Dutch word share: 'brief', 'brieven' and 'briefje' are one, and so are 'huis' and 'huizen', 'bot', 'bots' and 'botten', 'zaak' and
-- 'zaken', 'reserveren' and 'reserveringen'. No word by itself; only made to be compared. Takes a folded word.
create function app.word_form(p_word text) returns text language plpgsql immutable strict parallel safe set search_path = pg_catalog as $$
declare
  v text := p_word;
  v_before text;
begin
  if length(v) < 4 or v ~ '[0-9]' then return v; end if;
  -- 'bonnetje', 'filmpje', 'formuliertje', 'briefje'.
  v := regexp_replace(v, '^(.{2,}([bdfgklmnprst]))\2etjes?$', '\1');
  v := regexp_replace(v, '^(.{2,})mpjes?$', '\1m');
  v := regexp_replace(v, '^(.{2,}[aeiouy][lnrw]?)tjes?$', '\1');
  v := regexp_replace(v, '^(.{2,}[^aeiou])jes?$', '\1');
  v := regexp_replace(v, '^(.{2,})heden$', '\1heid');
  -- Until nothing goes off any more: 'balpen' ends as a plural by itself, and 'balpennen' comes by it on its way.
  loop
    v_before := v;
    v := regexp_replace(app.without_s(v), '^(.{2,}(ie|ee|[^aeiou]))en$', '\1');
    v := app.word_end(regexp_replace(v, '^(.{3,}[^aeiou])ing$', '\1'));
    v := app.word_end(regexp_replace(v, '^(.{2,}[^aeiou])e$', '\1'));
    exit when v = v_before;
  end loop;
  return v;
end $$;

-- A word without the s of its plural, when three letters stay: 'bots', 'menus', 'families', 'campagnes' (which loses its e with it).
create function app.without_s(p_word text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(p_word, '^(.{2,}[^aeious]|.{2,}[^aeiou][aou]|.{3,}(eau|ieu|ie))s$', '\1'), '^(.{2,}[^aeiou])es$', '\1');

-- One way to write how a word ends: one consonant for two ('botten'), f for v and s for z ('brieven'), one vowel for two ('zaak', 'zaken').
create function app.word_end(p_word text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(p_word, '^(.{2,})([bdfgklmnprstvz])\2$', '\1\2'), '(..)v$', '\1f'), '(..)z$', '\1s'),
    '(a|e|o|u)\1([^aeiou])$', '\1\2');

-- The forms of all words of a folded text, each between spaces.
create function app.word_forms(p_text text) returns text language sql immutable strict parallel safe
  return ' ' || coalesce((select string_agg(distinct app.word_form(w.word), ' ') from regexp_split_to_table(p_text, '[^[:alnum:]]+') as w (word)
    where w.word <> ''), '') || ' ';

-- The pattern that finds a text's longest word in such forms, also at the end of a compound ('brief' in 'nieuwsbrieven'), where three letters stand by
-- chance. Null when the text has no word.
create function app.form_anywhere(p_text text) returns text language sql immutable strict parallel safe
  return (select case when length(f.form) > 3 then '%' else '% ' end || f.form || ' %'
    from regexp_split_to_table(app.fold(p_text), '[^[:alnum:]]+') as w (word) cross join lateral (select app.word_form(w.word) as form) as f
    where w.word <> '' order by length(f.form) desc, f.form limit 1);

grant execute on function app.word_form, app.without_s, app.word_end, app.word_forms, app.form_anywhere to syvo_anon, syvo_member, syvo_service;

alter table app.listing_entries add column forms text not null default '';
create index listing_forms on app.listing_entries using gin (forms app.gin_trgm_ops);

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
  insert into app.listing_entries as e (bot_id, category_key, by_price, by_price_down, by_featured, by_age, by_users, by_title, letters, forms)
  values (new.id, lower(regexp_replace(new.category, ' ', '-')), v_price, -v_price,
    case when new.featured then 0 else 1 end, -(extract(epoch from new.created_at) * 1000000)::bigint, -new.total_sales,
    left(app.fold(new.title), 80), v_letters, app.word_forms(v_letters))
  on conflict (bot_id) do update set category_key = excluded.category_key, by_price = excluded.by_price,
    by_price_down = excluded.by_price_down, by_featured = excluded.by_featured, by_age = excluded.by_age, by_users = excluded.by_users,
    by_title = excluded.by_title, letters = excluded.letters, forms = excluded.forms;
  -- In one order, so that two bots that are listed at once never wait for each other.
  insert into app.listing_words (word)
  select distinct w.word from regexp_split_to_table(v_letters, '[^[:alnum:]]+') as w (word) where length(w.word) between 4 and 30 order by 1
  on conflict do nothing;
  return null;
end $$;

update app.listing_entries set forms = app.word_forms(letters);
set local role syvo_owner;
revoke create on schema app from syvo_service;
alter table app.listing_entries drop column words;
