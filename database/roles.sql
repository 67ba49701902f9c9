-- Run by every migration as the connecting login, before anything else. Roles belong to the whole cluster, so they may exist already: then
-- they are not made again, because even trying takes the right to make roles, which the owner of a running installation need not have.
do $$
declare wanted text;
begin
  foreach wanted in array array['syvo_owner', 'syvo_anon', 'syvo_member', 'syvo_service', 'syvo_auth'] loop
    if exists (select 1 from pg_roles where rolname = wanted) then continue; end if;
    begin
      execute format('create role %I nologin noinherit', wanted);
    exception when duplicate_object or unique_violation then null; -- another database of this cluster is migrated at this moment
    end;
  end loop;
end $$;
