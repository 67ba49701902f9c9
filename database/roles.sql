-- Run by every migration as the connecting login, before anything else. Roles belong to the whole cluster, so they may exist already.
do $$
declare wanted text;
begin
  foreach wanted in array array['syvo_owner', 'syvo_anon', 'syvo_member', 'syvo_service', 'syvo_auth'] loop
    begin
      execute format('create role %I nologin noinherit', wanted);
    exception when duplicate_object or unique_violation then null;
    end;
  end loop;
end $$;
