-- Example data of a demo account: rows that show what a customer's screens can be. A flag on the root tables says which rows they are; what
-- hangs on a root (messages, knowledge) goes with it. The flag keeps them out of every figure that others see and of what an account stores.

alter table app.bot_grants add column is_example boolean not null default false;
alter table app.user_bot_configs add column is_example boolean not null default false;
alter table app.conversations add column is_example boolean not null default false;
alter table app.leads add column is_example boolean not null default false;
-- Answers of example conversations: shown beside `used`, and counted against no limit.
alter table app.execution_usage add column example_used int not null default 0 check (example_used >= 0);

create index bot_grants_example on app.bot_grants (user_id) where is_example;
create index user_bot_configs_example on app.user_bot_configs (user_id) where is_example;
create index conversations_example on app.conversations (user_id) where is_example;
create index leads_example on app.leads (user_id) where is_example;

-- Only accounts of the demo have example rows, whoever writes them.
create function app.require_demo_account() returns trigger language plpgsql set search_path = '' as $$
begin
  if not exists (select 1 from auth."user" u where u."id" = new.user_id and u."isDemo") then
    raise exception 'example data belongs to accounts of the demo' using errcode = '23514';
  end if;
  return new;
end $$;

-- A configuration that its owner changes is theirs from then on, and stays when the example data goes.
create function app.adopt_example_configuration() returns trigger language plpgsql set search_path = '' as $$
begin
  new.is_example := false;
  return new;
end $$;

do $$
declare v_name text;
begin
  foreach v_name in array array['bot_grants', 'user_bot_configs', 'conversations', 'leads'] loop
    execute format('create trigger require_demo_account before insert or update of is_example, user_id on app.%I
      for each row when (new.is_example) execute function app.require_demo_account()', v_name);
  end loop;
end $$;
create trigger adopt_example_configuration before update on app.user_bot_configs for each row
  when (old.is_example and (new.config_data, new.branding_data, new.allowed_domains)
    is distinct from (old.config_data, old.branding_data, old.allowed_domains))
  execute function app.adopt_example_configuration();

-- What an account stores: rows in which `except_column` is true do not count ----------------------------------------------------------------

alter table app.storage_limits add column except_column text;

create or replace function app.count_storage(p_kind text) returns table (user_id uuid, rows bigint, bytes bigint)
language plpgsql set search_path = '' as $$
declare v_of app.storage_limits;
begin
  select * into strict v_of from app.storage_limits where kind = p_kind;
  return query execute format('select r.%1$I, count(*), coalesce(sum(%2$s), 0)::bigint from app.%3$I r where r.%1$I is not null%4$s group by 1',
    v_of.owner_column, app.storage_bytes(v_of.byte_columns), v_of.table_name,
    case when v_of.except_column is null then '' else format(' and not r.%I', v_of.except_column) end);
end $$;

-- Leaves the rows of a kind in which a column is true out of what accounts store. The column is new and false everywhere, so nothing is counted anew.
create function app.except_from_storage(p_kind text, p_column text) returns void language plpgsql set search_path = '' as $fn$
declare
  v_of app.storage_limits;
begin
  update app.storage_limits set except_column = p_column where kind = p_kind returning * into strict v_of;
  execute format($sql$
    create or replace function app.%1$I() returns trigger language plpgsql security definer set search_path = '' as $body$
    declare v_one record;
    begin
      if tg_op = 'INSERT' then
        for v_one in select r.%2$I as owner, count(*) as rows, coalesce(sum(%3$s), 0)::bigint as bytes
          from new_rows r where r.%2$I is not null and not r.%5$I group by 1 order by 1
        loop perform app.add_storage(%4$L, v_one.owner, v_one.rows, v_one.bytes); end loop;
      elsif tg_op = 'DELETE' then
        for v_one in select r.%2$I as owner, -count(*) as rows, -coalesce(sum(%3$s), 0)::bigint as bytes
          from old_rows r where r.%2$I is not null and not r.%5$I group by 1 order by 1
        loop perform app.add_storage(%4$L, v_one.owner, v_one.rows, v_one.bytes); end loop;
      else
        for v_one in select c.owner, sum(c.rows)::bigint as rows, sum(c.bytes)::bigint as bytes from (
            select r.%2$I as owner, 1 as rows, %3$s as bytes from new_rows r where r.%2$I is not null and not r.%5$I
            union all select r.%2$I, -1, -(%3$s) from old_rows r where r.%2$I is not null and not r.%5$I) c
          group by 1 having sum(c.rows) <> 0 or sum(c.bytes) <> 0 order by 1
        loop perform app.add_storage(%4$L, v_one.owner, v_one.rows, v_one.bytes); end loop;
      end if;
      return null;
    end $body$ $sql$, 'count_stored_' || v_of.table_name, v_of.owner_column, app.storage_bytes(v_of.byte_columns), p_kind, p_column);
end $fn$;
select app.except_from_storage('leads', 'is_example');
select app.except_from_storage('configurations', 'is_example');

-- Removal -----------------------------------------------------------------------------------------------------------------------------------

-- Removes the example data of an account, all in the caller's transaction, and answers how many leads and conversations went and which bots
-- lost access that was an example. A configuration on which something real rests (a visitor's conversation, a page that its owner added) stays, as
-- the account's own. In a service transaction that locked the account's access.
create function app.remove_example_data(p_user_id uuid) returns table (leads int, conversations int, bot_ids uuid[])
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  v_leads int;
  v_conversations int;
  v_bots uuid[];
begin
  -- A visitor who begins a conversation now waits until this is done, so that none of theirs is removed with a configuration.
  perform 1 from app.user_bot_configs c where c.user_id = p_user_id and c.is_example order by c.id for update;
  delete from app.messages m using app.conversations c
    where c.user_id = p_user_id and c.is_example and m.conversation_id = c.id;
  delete from app.conversations c where c.user_id = p_user_id and c.is_example;
  get diagnostics v_conversations = row_count;
  delete from app.leads l where l.user_id = p_user_id and l.is_example;
  get diagnostics v_leads = row_count;

  update app.user_bot_configs c set is_example = false
    where c.user_id = p_user_id and c.is_example and (
      exists (select 1 from app.conversations r where r.config_id = c.id)
      or exists (select 1 from app.knowledge_sources s where s.config_id = c.id and s.origin <> 'config'));
  delete from app.user_bot_configs c where c.user_id = p_user_id and c.is_example;

  with gone as (delete from app.bot_grants g where g.user_id = p_user_id and g.is_example returning g.bot_id)
    select coalesce(array_agg(distinct gone.bot_id), '{}') into v_bots from gone;
  delete from app.user_bots ub where ub.user_id = p_user_id and ub.bot_id = any (v_bots)
    and not exists (select 1 from app.bot_grants g where g.user_id = ub.user_id and g.bot_id = ub.bot_id);

  delete from app.execution_usage u where u.user_id = p_user_id and u.example_used > 0 and u.used = 0;
  update app.execution_usage u set example_used = 0 where u.user_id = p_user_id and u.example_used > 0;
  return query select v_leads, v_conversations, v_bots;
end $$;
revoke all on function app.remove_example_data from public;
grant execute on function app.remove_example_data to syvo_service;
