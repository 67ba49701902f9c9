-- What every account really stores of a kind, counted over its table: the triggers' counters are always equal to it.
create or replace function app.count_storage(p_kind text) returns table (user_id uuid, rows bigint, bytes bigint)
language plpgsql set search_path = '' as $$
declare v_of app.storage_limits;
begin
  select * into strict v_of from app.storage_limits where kind = p_kind;
  return query execute format('select r.%1$I, count(*), coalesce(sum(%2$s), 0)::bigint from app.%3$I r where r.%1$I is not null%4$s group by 1',
    v_of.owner_column, app.storage_bytes(v_of.byte_columns), v_of.table_name,
    case when v_of.except_column is null then '' else format(' and not r.%I', v_of.except_column) end);
end $$;
revoke execute on function app.count_storage from public;
