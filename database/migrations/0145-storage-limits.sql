-- What an account may store: rows and bytes per kind, counted with every statement that adds, changes or removes them -------------------

-- A kind of rows that an account can add, and how much of it: without a paid plan, and with one. The operator may change the numbers; null is
-- unlimited. `rows_reserve` and `bytes_reserve` come on top for what visitors leave behind through a configuration. Bytes are those of `byte_columns`.
create table app.storage_limits (
  kind text primary key,
  table_name text not null unique,
  owner_column text not null,
  byte_columns text[] not null,
  rows_free bigint check (rows_free >= 0),
  rows_paid bigint check (rows_paid >= 0),
  bytes_free bigint check (bytes_free >= 0),
  bytes_paid bigint check (bytes_paid >= 0),
  rows_reserve bigint not null default 0 check (rows_reserve >= 0),
  bytes_reserve bigint not null default 0 check (bytes_reserve >= 0)
);

-- What an account stores of a kind. Kept by triggers alone: the row is locked by whoever adds, so that two at once never pass the limit.
create table app.storage_use (
  user_id uuid not null references auth."user" ("id") on delete cascade,
  kind text not null references app.storage_limits (kind),
  rows bigint not null default 0,
  bytes bigint not null default 0,
  primary key (user_id, kind)
);

do $$
declare v_name text;
begin
  foreach v_name in array array['storage_limits', 'storage_use'] loop
    execute format('alter table app.%I enable row level security', v_name);
    execute format('alter table app.%I force row level security', v_name);
    execute format('grant select on app.%I to syvo_service, syvo_member', v_name);
    -- For the functions below alone; nobody signs in as the owner.
    execute format('create policy owner_counts on app.%I for all to syvo_owner using (true) with check (true)', v_name);
  end loop;
end $$;
create policy service_reads on app.storage_limits for select to syvo_service using (true);
create policy member_reads on app.storage_limits for select to syvo_member using (true);
create policy service_reads on app.storage_use for select to syvo_service using ((select app.current_config_id()) is null);
create policy owner_reads on app.storage_use for select to syvo_member using (user_id = (select app.current_user_id()));

-- Adds to what an account stores of a kind. Raises SY001 with the kind as its detail when that passes the limit; giving back never does.
create function app.add_storage(p_kind text, p_user_id uuid, p_rows bigint, p_bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_use app.storage_use;
  v_limit app.storage_limits;
  v_is_paid boolean;
  v_has_reserve boolean := app.current_config_id() is not null;
begin
  if p_rows <= 0 and p_bytes <= 0 then
    update app.storage_use set rows = rows + p_rows, bytes = bytes + p_bytes where user_id = p_user_id and kind = p_kind;
    return;
  end if;
  insert into app.storage_use as u (user_id, kind, rows, bytes) values (p_user_id, p_kind, p_rows, p_bytes)
    on conflict (user_id, kind) do update set rows = u.rows + excluded.rows, bytes = u.bytes + excluded.bytes
    returning * into v_use;
  select * into v_limit from app.storage_limits where kind = p_kind;
  if v_use.rows <= v_limit.rows_free and v_use.bytes <= v_limit.bytes_free then return; end if;
  v_is_paid := exists (select 1 from app.subscribers s where s.user_id = p_user_id and s.subscribed
    and s.subscription_tier <> 'free' and (s.subscription_end is null or s.subscription_end > now()));
  if (p_rows > 0 and v_use.rows > case when v_is_paid then v_limit.rows_paid else v_limit.rows_free end
      + case when v_has_reserve then v_limit.rows_reserve else 0 end)
    or (p_bytes > 0 and v_use.bytes > case when v_is_paid then v_limit.bytes_paid else v_limit.bytes_free end
      + case when v_has_reserve then v_limit.bytes_reserve else 0 end)
  then
    raise exception 'an account stores as much as it may' using errcode = 'SY001', detail = p_kind;
  end if;
end $$;

-- The bytes of one row of a kind, as an expression over `r`.
create function app.storage_bytes(p_columns text[]) returns text language sql immutable set search_path = '' as $$
  select coalesce(string_agg(format('coalesce(octet_length(r.%I::text), 0)', name), ' + '), '0') from unnest(p_columns) as name
$$;

-- What every account really stores of a kind, counted over its table: the triggers' counters are always equal to it.
create function app.count_storage(p_kind text) returns table (user_id uuid, rows bigint, bytes bigint) language plpgsql set search_path = '' as $$
declare v_of app.storage_limits;
begin
  select * into strict v_of from app.storage_limits where kind = p_kind;
  return query execute format('select r.%1$I, count(*), coalesce(sum(%2$s), 0)::bigint from app.%3$I r where r.%1$I is not null group by 1',
    v_of.owner_column, app.storage_bytes(v_of.byte_columns), v_of.table_name);
end $$;

-- Puts a limit on a table: writes its row, and the triggers that count. Every new table in which an account can add without bound calls it.
create function app.limit_storage(
  p_kind text, p_table text, p_owner text, p_columns text[], p_rows_free bigint, p_rows_paid bigint, p_bytes_free bigint, p_bytes_paid bigint
) returns void language plpgsql set search_path = '' as $fn$
declare
  v_function text := 'count_stored_' || p_table;
  v_bytes text := app.storage_bytes(p_columns);
begin
  insert into app.storage_limits (kind, table_name, owner_column, byte_columns, rows_free, rows_paid, bytes_free, bytes_paid)
    values (p_kind, p_table, p_owner, p_columns, p_rows_free, p_rows_paid, p_bytes_free, p_bytes_paid);
  execute format($sql$
    create function app.%1$I() returns trigger language plpgsql security definer set search_path = '' as $body$
    declare v_one record;
    begin
      if tg_op = 'INSERT' then
        for v_one in select r.%2$I as owner, count(*) as rows, coalesce(sum(%3$s), 0)::bigint as bytes
          from new_rows r where r.%2$I is not null group by 1 order by 1
        loop perform app.add_storage(%4$L, v_one.owner, v_one.rows, v_one.bytes); end loop;
      elsif tg_op = 'DELETE' then
        for v_one in select r.%2$I as owner, -count(*) as rows, -coalesce(sum(%3$s), 0)::bigint as bytes
          from old_rows r where r.%2$I is not null group by 1 order by 1
        loop perform app.add_storage(%4$L, v_one.owner, v_one.rows, v_one.bytes); end loop;
      else
        for v_one in select c.owner, sum(c.rows)::bigint as rows, sum(c.bytes)::bigint as bytes from (
            select r.%2$I as owner, 1 as rows, %3$s as bytes from new_rows r where r.%2$I is not null
            union all select r.%2$I, -1, -(%3$s) from old_rows r where r.%2$I is not null) c
          group by 1 having sum(c.rows) <> 0 or sum(c.bytes) <> 0 order by 1
        loop perform app.add_storage(%4$L, v_one.owner, v_one.rows, v_one.bytes); end loop;
      end if;
      return null;
    end $body$ $sql$, v_function, p_owner, v_bytes, p_kind);
  execute format('create trigger count_stored_rows after insert on app.%I referencing new table as new_rows
    for each statement execute function app.%I()', p_table, v_function);
  execute format('create trigger count_changed_rows after update on app.%I referencing old table as old_rows new table as new_rows
    for each statement execute function app.%I()', p_table, v_function);
  execute format('create trigger count_removed_rows after delete on app.%I referencing old table as old_rows
    for each statement execute function app.%I()', p_table, v_function);
  -- What is stored already, past the policies that bind the owner too.
  execute format('alter table app.%I no force row level security', p_table);
  insert into app.storage_use (user_id, kind, rows, bytes) select s.user_id, p_kind, s.rows, s.bytes from app.count_storage(p_kind) s
    where s.user_id in (select u."id" from auth."user" u);
  execute format('alter table app.%I force row level security', p_table);
end $fn$;

select app.limit_storage('leads', 'leads', 'user_id', '{name,email,phone,company,message,source}', 5000, 500000, 10000000, 1000000000);
update app.storage_limits set rows_reserve = 2000, bytes_reserve = 5000000 where kind = 'leads';
select app.limit_storage('bots', 'bots', 'vendor_id', '{title,description,long_description,api_endpoint,prompt_template,input_fields,sample_questions}',
  300, 1000, 10000000, 50000000);
select app.limit_storage('drafts', 'bot_drafts', 'vendor_id', '{form}', 300, 1000, 10000000, 50000000);
select app.limit_storage('versions', 'bot_versions', 'vendor_id', '{content,checks}', 2000, 10000, 40000000, 200000000);
select app.limit_storage('configurations', 'user_bot_configs', 'user_id', '{config_data,branding_data,allowed_domains}', 300, 3000, 5000000, 50000000);
select app.limit_storage('sources', 'knowledge_sources', 'user_id', '{url,title,body}', 2000, 50000, 10000000, 200000000);
select app.limit_storage('pages', 'knowledge_pages', 'user_id', '{url,title,document}', 5000, 200000, 100000000, 2000000000);
select app.limit_storage('deliveries', 'integration_logs', 'user_id', '{event_data,error_message}', 20000, 2000000, 20000000, 1000000000);
select app.limit_storage('mail_templates', 'email_templates', 'user_id', '{name,subject,html_content,text_content,variables}', 200, 2000, 5000000, 50000000);
select app.limit_storage('integrations', 'integrations', 'user_id', '{name,config,credentials,last_error}', 50, 500, 500000, 5000000);
select app.limit_storage('rules', 'automation_rules', 'user_id', '{name,description,trigger_conditions,actions}', 100, 1000, 1000000, 10000000);
select app.limit_storage('mailboxes', 'email_integrations', 'user_id', '{email_address}', 300, 3000, 100000, 1000000);
select app.limit_storage('mappings', 'bot_integration_mappings', 'user_id', '{integration_config}', 600, 6000, 1000000, 10000000);
select app.limit_storage('api_keys', 'api_keys', 'user_id', '{name}', 100, 1000, 100000, 1000000);
select app.limit_storage('reports', 'bot_reports', 'reporter_id', '{bot_title,message}', 500, 500, 2000000, 2000000);
select app.limit_storage('orders', 'orders', 'user_id', '{title,buyer}', 2000, 20000, 5000000, 50000000);
select app.limit_storage('roles', 'user_roles', 'user_id', '{role}', 500, 500, 100000, 100000);

-- Whether an account stores more of a kind than it may without the reserve; asked after a visitor left something.
create function app.is_in_reserve(p_kind text, p_user_id uuid) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from app.storage_use u join app.storage_limits l on l.kind = u.kind
    cross join lateral (select exists (select 1 from app.subscribers s where s.user_id = p_user_id and s.subscribed
      and s.subscription_tier <> 'free' and (s.subscription_end is null or s.subscription_end > now())) as is_paid) p
    where u.user_id = p_user_id and u.kind = p_kind and (u.rows > case when p.is_paid then l.rows_paid else l.rows_free end
      or u.bytes > case when p.is_paid then l.bytes_paid else l.bytes_free end));
end $$;
grant execute on function app.is_in_reserve to syvo_service;
