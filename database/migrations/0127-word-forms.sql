-- Other forms of a word, the same on every engine: Dutch stemming differs between versions of PostgreSQL, and knew 'brieven' as 'briev'.

-- What the forms of a Dutch word share: 'brief', 'brieven' and 'briefje' are one, and so are 'huis' and 'huizen', 'bot', 'bots' and 'botten', 'zaak' and
-- 'zaken', 'reserveren' and 'reserveringen'. No word by itself; only made to be compared. Takes a folded word. One vowel before one consonant was a long one
-- ('boten' is 'boot'), before two a short one ('botten' is 'bot'). A word that says nothing is only itself, and so is what would come out as one; as
-- is what is too long to be a word, because matching takes the square of its length.
create function app.word_form(p_word text) returns text language plpgsql immutable strict parallel safe set search_path = pg_catalog as $$
declare
  v_empty constant text := '^(aan|al|als|ben|bij|binnen|boven|daar|dan|dat|de|den|der|des|deze|die|dit|doe|door|dus|een|eens|en|er|ga|geen|had|heb|hem|hen|het|hier|hij|hoe|hun|ik|in|is|je|kan'
    || '|kon|maar|me|men|met|mij|mijn|na|naar|niet|nog|nu|of|om|ons|ook|op|over|reeds|sinds|soms|steeds|straks|langs|te|tegen|tevens|tijdens|toe|tot|uit|uw|van|ver|volgens|voor|waar|wan|was|wat|we|wegens|wel|wie|wij|wil|zal|zelf|zij|zijn|zo)$';
  v text := p_word;
  v_before text;
begin
  if length(v) not between 4 and 64 or v ~ '[0-9]' or v ~ v_empty then return v; end if;
  v := regexp_replace(app.without_je(v), '^(.{2,})heden$', '\1heid');
  -- Until nothing goes off any more: 'balpen' ends as a plural by itself, and 'balpennen' comes by it on its way.
  loop
    v_before := v;
    v := app.without_s(v);
    v := app.word_end(v, regexp_replace(v, '^(.{2,}(ie|ee|[^aeiou])|[aou][^aeiou])en$', '\1'));
    v := app.word_end(v, regexp_replace(v, '^(.{3,}[^aeiou])ing$', '\1'));
    v := app.word_end(v, regexp_replace(v, '^(.{2,}[^aeiou])e$', '\1'));
    exit when v = v_before;
  end loop;
  return case when v ~ v_empty then p_word else v end;
end $$;

-- A word without the ending of what is small: 'bonnetje', 'filmpje', 'winkeltje', 'briefje'; the t of 'plantje', 'bootje' and 'kaartje' is their own.
create function app.without_je(p_word text) returns text language sql immutable strict parallel safe
  return case
    when p_word !~ 'jes?$' then p_word
    when p_word ~ '([bdfgklmnprst])\1etjes?$' then regexp_replace(p_word, '^(.{2,}).etjes?$', '\1')
    when p_word ~ '([aeiou]{2}|[lreu])mpjes?$' then regexp_replace(p_word, 'pjes?$', '')
    when p_word ~ '(eau|ieu?|ij|y|[aeiou]{2}[lnrw]|uw|[^aeiou]e[lr]|[aeiou][^aeiou]+en)tjes?$' and p_word !~ '((ka|ta|po|so|bu)[aou]rt|ment)jes?$'
      then regexp_replace(p_word, '^(.{2,})tjes?$', '\1')
    else regexp_replace(p_word, '^(.{2,}[^aeiou])jes?$', '\1')
  end;

-- A word without the s of its plural: 'bots', 'menus', 'videos', 'families', 'campagnes' (which loses its e with it); not where the s is mostly the word's
-- own, as in 'kans', 'mens', 'fiets', 'prijs' and 'kaars'.
create function app.without_s(p_word text) returns text language sql immutable strict parallel safe
  return case
    when p_word ~ '^.{2,}([^aeioul]|[aeiou]l)es$' then left(p_word, -2)
    when p_word ~ '^.{2,}([^aeiou][aou]|[eiu][ao]|[^aeiou](eau|ieu|ie|y))s$' then left(p_word, -1)
    -- Of one syllable.
    when p_word ~ '^[^aeiouy]*[aeiouy]+[^aeiouy]+$' and p_word !~ '([bdfgkmp]|ll|[aeo][aio]l|[^aeiou][aeiou]?t)s$' then p_word
    when p_word ~ '([aeious]|ij|[au]n|[aeiou]{2}t|(^|[^a])men|wen|gren)s$' then p_word
    else regexp_replace(p_word, 's$', '')
  end;

-- How a word ends once an ending went off: one consonant for two ('botten'), two vowels for one before a single consonant ('zaken'), unless it is one of the
-- few that are short in the singular ('dagen'). Always f for v and s for z, and the vowel that is long in writing only now and then at the end of a longer
-- word in one way ('systeem', 'motor').
create function app.word_end(p_whole text, p_word text) returns text language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    case
      when p_word ~ '^.{2,}([bdfgklmnprstvz])\1$' then left(p_word, -1)
      when p_word = p_whole or p_word ~ '(dag|slag|drag|weg|glaz|bad|blad|gat|pad|dak)$' then p_word
      when p_word ~ '(([^aeo]|^)a|([^aeou]|^)o|([^aeou]|^)u|^[^aeiou]+e)[^aeiouwxjy]$' then regexp_replace(p_word, '(.)(.)$', '\1\1\2')
      else p_word
    end, '(..)v$', '\1f'), '(..)z$', '\1s'), '([aeiouy][^aeiouy]+)ee([^aeiouy])$', '\1e\2'), '([aeiouy][^aeiouy]+)oor$', '\1or');

-- The forms of all words of a folded text, each between spaces.
create function app.word_forms(p_text text) returns text language sql immutable strict parallel safe
  return ' ' || coalesce((select string_agg(distinct app.word_form(w.word), ' ') from regexp_split_to_table(p_text, '[^[:alnum:]]+') as w (word)
    where w.word <> ''), '') || ' ';

-- The patterns that find a text's words in such forms, the longest first, also at the end of a compound ('brief' in 'nieuwsbrieven'), where three letters
-- stand by chance. What was written as one ('ai-bot', '24/7') has to have all of them. Null when the text has no word.
create function app.forms_anywhere(p_text text) returns text[] language sql immutable strict parallel safe
  return (select array_agg(case when length(f.form) > 3 then '%' else '% ' end || f.form || ' %' order by length(f.form) desc, f.form)
    from regexp_split_to_table(app.fold(p_text), '[^[:alnum:]]+') as w (word) cross join lateral (select app.word_form(w.word) as form) as f
    where w.word <> '');

grant execute on function app.word_form, app.without_je, app.without_s, app.word_end, app.word_forms, app.forms_anywhere
  to syvo_anon, syvo_member, syvo_service;

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
