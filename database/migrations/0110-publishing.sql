-- Publishing: drafts, frozen versions and their review, who offers a bot, and what administrators may stop ---------------------------

-- What administrators and the health test decide about a live bot. A paused bot answers nobody; one in maintenance says so on its page.
alter table app.bots add column paused_at timestamptz;
alter table app.bots add column pause_reason text;
alter table app.bots add column maintenance_since timestamptz;
alter table app.bots add constraint bots_pause_has_reason check ((paused_at is null) = (pause_reason is null));
grant select (paused_at, maintenance_since) on app.bots to syvo_anon, syvo_member;

-- What a vendor is writing, as he typed it, right or wrong, so that nothing is lost; `revision` grows with every save and tells two tabs
-- apart. Only what is submitted is read strictly. One row per bot.
create table app.bot_drafts (
  bot_id uuid primary key references app.bots (id) on delete cascade,
  vendor_id uuid not null references auth."user" ("id") on delete cascade,
  form jsonb not null,
  revision int not null default 1 check (revision > 0),
  saved_at timestamptz not null
);
create index bot_drafts_vendor on app.bot_drafts (vendor_id);

-- A version knows what the checks before review found, and by what its content is recognised.
alter table app.bot_versions drop constraint bot_versions_status_check;
alter table app.bot_versions alter column status drop default;
alter table app.bot_versions add constraint bot_versions_status_check
  check (status in ('pending_review', 'approved', 'rejected', 'changes_requested', 'withdrawn', 'replaced'));
alter table app.bot_versions add column checks jsonb not null default '[]';
-- SHA-256 of the content in its canonical form (catalogue/domain/version-content.ts).
alter table app.bot_versions add column content_hash text not null default '';
create unique index bot_versions_one_pending on app.bot_versions (bot_id) where status = 'pending_review';
create unique index bot_versions_one_approved on app.bot_versions (bot_id) where status = 'approved';
drop index app.bot_versions_queue;
create index bot_versions_queue on app.bot_versions (submitted_at, id) where status = 'pending_review';

-- Approved means frozen: of a version only what became of it changes, never what it says.
create function app.keep_version() returns trigger language plpgsql set search_path = '' as $$
begin
  if (new.id, new.bot_id, new.vendor_id, new.number, new.content, new.content_hash, new.publish, new.checks, new.submitted_at)
    is distinct from (old.id, old.bot_id, old.vendor_id, old.number, old.content, old.content_hash, old.publish, old.checks, old.submitted_at)
  then
    raise exception 'a version of a bot is frozen' using errcode = '42501';
  end if;
  if old.status not in ('pending_review', 'approved') and new.status <> old.status
    -- A renter's way back makes an older version run for him alone; it never changes what the version became.
    then raise exception 'what became of a version is decided once' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_version before update on app.bot_versions for each row execute function app.keep_version();

-- The version that an account holds on to; null follows the approved one.
alter table app.user_bots add column held_version int check (held_version > 0);

-- Who offers a bot for money, as the law wants it shown (BW 6:230m, DSA art. 30); asked before the first paid listing.
create table app.vendor_profiles (
  vendor_id uuid primary key references auth."user" ("id") on delete cascade,
  company text not null,
  contact_name text not null,
  email text not null,
  street text not null,
  postcode text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  kvk text not null,
  btw_id text,
  -- The vendor's own word that it only offers what the law allows.
  declared_at timestamptz not null,
  verified_at timestamptz,
  verified_by uuid,
  changed_at timestamptz not null
);

-- Who did what to what others trust; only added to, read by administrators. `detail` holds codes and ids, never what was revealed.
create table app.audit_entries (
  id uuid primary key,
  actor_id uuid, -- null: the product itself, or the command line
  actor text not null check (actor in ('member', 'vendor', 'admin', 'command', 'product')),
  action text not null,
  subject_type text not null,
  subject_id text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null
);
create index audit_entries_newest on app.audit_entries (id desc);
create index audit_entries_subject on app.audit_entries (subject_type, subject_id, id desc);

do $$
declare v_name text;
begin
  foreach v_name in array array['bot_drafts', 'vendor_profiles', 'audit_entries'] loop
    execute format('alter table app.%I enable row level security', v_name);
    execute format('alter table app.%I force row level security', v_name);
    execute format('grant select, insert on app.%I to syvo_service', v_name);
    execute format('grant select on app.%I to syvo_member', v_name);
    execute format('create policy service_reads on app.%I for select to syvo_service using ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_adds on app.%I for insert to syvo_service with check ((select app.current_config_id()) is null)', v_name);
  end loop;
  foreach v_name in array array['bot_drafts', 'vendor_profiles'] loop
    execute format('grant update, delete on app.%I to syvo_service', v_name);
    execute format('create policy service_changes on app.%I for update to syvo_service using ((select app.current_config_id()) is null)
      with check ((select app.current_config_id()) is null)', v_name);
    execute format('create policy service_removes on app.%I for delete to syvo_service using ((select app.current_config_id()) is null)', v_name);
    execute format('create policy vendor_or_admin_reads on app.%I for select to syvo_member
      using (vendor_id = (select app.current_user_id()) or (select app.is_admin()))', v_name);
  end loop;
end $$;
create policy admin_reads on app.audit_entries for select to syvo_member using ((select app.is_admin()));

-- What belongs to the service role is replaced as that role; making a view takes the right to create, lent for that moment only.
grant create on schema app to syvo_service;
set local role syvo_service;

-- A view keeps the columns that its table had when it was made; this one shows all.
create or replace view app.vendor_bots with (security_barrier) as
  select b.* from app.bots b
  where b.vendor_id = (select app.current_user_id()) or (select app.is_admin());

-- The listing leaves out what is paused.
create or replace function app.list_bot() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_letters text := app.fold(new.title || ' · ' || new.description);
  v_price int := coalesce(new.monthly_price_cents, new.price_cents, 0);
begin
  if not (new.active and new.status = 'approved' and new.paused_at is null) then
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
grant execute on function app.list_bot to syvo_owner;
set local role syvo_owner;
revoke create on schema app from syvo_service;

drop trigger list_bot on app.bots;
create trigger list_bot after insert or update of title, description, category, price_cents, monthly_price_cents, featured, total_sales, active,
  status, created_at, paused_at on app.bots for each row execute function app.list_bot();
set local role syvo_service;
revoke execute on function app.list_bot from syvo_owner;
set local role syvo_owner;
