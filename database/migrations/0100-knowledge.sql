-- Knowledge: what a configuration reads, what came of each page, and the index in which visitors' questions are searched.

-- An address, or a text field of the configuration, that its knowledge comes from. `origin` tells the form's fields from 'Extra pagina's'.
create table app.knowledge_sources (
  id uuid primary key,
  config_id uuid not null references app.user_bot_configs (id) on delete cascade,
  user_id uuid not null references auth."user" ("id") on delete cascade,
  kind text not null check (kind in ('address', 'text')),
  origin text not null check (origin in ('config', 'extra')),
  url text not null check (length(url) between 1 and 2000),
  title text not null default '',
  body text,
  created_at timestamptz not null default now(),
  unique (config_id, url),
  check ((kind = 'text') = (body is not null))
);
create index knowledge_sources_user on app.knowledge_sources (user_id);

-- One page, PDF, feed or text that was read or tried. `document` is the last good copy and stays when a later reading fails;
-- `read_at` is when that copy came, `tried_at` the last attempt, `reason` why that attempt gave nothing.
create table app.knowledge_pages (
  id uuid primary key,
  config_id uuid not null references app.user_bot_configs (id) on delete cascade,
  user_id uuid not null references auth."user" ("id") on delete cascade,
  source_id uuid not null references app.knowledge_sources (id) on delete cascade,
  url text not null,
  status text not null default 'waiting' check (status in ('waiting', 'read', 'skipped', 'failed')),
  reason text,
  kind text,
  title text not null default '',
  etag text,
  content_hash text,
  document jsonb,
  passage_count int not null default 0,
  read_at timestamptz,
  tried_at timestamptz,
  created_at timestamptz not null default now(),
  unique (config_id, url)
);
create index knowledge_pages_user on app.knowledge_pages (user_id);
create index knowledge_pages_source on app.knowledge_pages (source_id);

-- The live index of a configuration: search reads only rows of `generation`. A reading builds the next generation beside it and then
-- moves this pointer, so that a search never sees half a reading. `reading_until` is the lease of the reading under way.
create table app.knowledge_indexes (
  config_id uuid primary key references app.user_bot_configs (id) on delete cascade,
  generation int not null default 0,
  next_generation int not null default 1,
  vocabulary text not null default '',
  passage_count int not null default 0,
  built_at timestamptz,
  next_read_at timestamptz,
  reading_until timestamptz
);
create index knowledge_indexes_due on app.knowledge_indexes (next_read_at) where next_read_at is not null;

-- One passage: the unit of search and answer. `sentences` are start and end offsets in `body`, in pairs.
create table app.knowledge_passages (
  config_id uuid not null references app.user_bot_configs (id) on delete cascade,
  generation int not null,
  number int not null,
  page_id uuid not null,
  title text not null,
  heading text not null,
  question text not null,
  body text not null,
  kind text not null check (kind in ('text', 'faq', 'table', 'product')),
  url text,
  sentences int[] not null,
  primary key (config_id, generation, number)
);

-- The inverted index: the passages of a configuration that hold a stem. Equality on leakproof types, so that the index is used under
-- forced row-level security, which a full-text operator's would not be.
create table app.knowledge_postings (
  config_id uuid not null references app.user_bot_configs (id) on delete cascade,
  generation int not null,
  stem text not null,
  numbers int[] not null,
  primary key (config_id, generation, stem)
);

-- The configurations of the account that asks; a function, so that a policy asks once and not through that table's own policies.
create function app.own_config_ids() returns uuid[] language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(array_agg(c.id), '{}') from app.user_bot_configs c where c.user_id = app.current_user_id());
end $$;
grant execute on function app.own_config_ids to syvo_member, syvo_service;
grant create on schema app to syvo_service;
alter function app.own_config_ids owner to syvo_service;
revoke create on schema app from syvo_service;

do $$
declare
  v_name text;
  v_rows constant text := '(select app.current_config_id()) is null or config_id = (select app.current_config_id())';
begin
  foreach v_name in array array['knowledge_sources', 'knowledge_pages', 'knowledge_indexes', 'knowledge_passages', 'knowledge_postings'] loop
    execute format('alter table app.%I enable row level security', v_name);
    execute format('alter table app.%I force row level security', v_name);
    execute format('grant select, insert, update, delete on app.%I to syvo_service', v_name);
    execute format('create policy service_reads on app.%I for select to syvo_service using (%s)', v_name, v_rows);
    execute format('create policy service_adds on app.%I for insert to syvo_service with check (%s)', v_name, v_rows);
    execute format('create policy service_changes on app.%I for update to syvo_service using (%s) with check (%s)', v_name, v_rows, v_rows);
    execute format('create policy service_removes on app.%I for delete to syvo_service using (%s)', v_name, v_rows);
    execute format('grant select on app.%I to syvo_member', v_name);
    if v_name in ('knowledge_sources', 'knowledge_pages') then
      execute format('create policy owner_reads on app.%I for select to syvo_member using (user_id = (select app.current_user_id()))', v_name);
    else
      execute format('create policy owner_reads on app.%I for select to syvo_member
        using (config_id = any ((select app.own_config_ids())::uuid[]))', v_name);
    end if;
  end loop;
end $$;
