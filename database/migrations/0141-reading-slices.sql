-- A reading is done in slices of bounded time. Here stands what one slice leaves to the next: `reading` numbers the reading, `is_unfinished` says that
-- pages of it still wait, `spent` what it has cost so far. `asked` counts the times that a reading was asked for, and `reading_of_ask` which of those
-- the reading answers: one that was asked for meanwhile begins anew.
alter table app.knowledge_indexes
  add column asked int not null default 0,
  add column reading int not null default 0,
  add column reading_of_ask int not null default 0,
  add column is_unfinished boolean not null default false,
  add column spent jsonb not null default '{}';

-- Which reading last led to a page; pages that a whole reading did not lead to go.
alter table app.knowledge_pages add column reading int not null default 0;

-- Hosts that failed or were very slow several times in a row, per account: a stranger's page on a shared host pauses it for nobody else.
create table app.reading_host_pauses (
  user_id uuid not null references auth."user" ("id") on delete cascade,
  host text not null,
  failures int not null,
  paused_until timestamptz,
  noted_at timestamptz not null,
  primary key (user_id, host)
);

do $$
begin
  alter table app.reading_host_pauses enable row level security;
  alter table app.reading_host_pauses force row level security;
  grant select, insert, update, delete on app.reading_host_pauses to syvo_service;
  create policy service_reads on app.reading_host_pauses for select to syvo_service
    using ((select app.current_config_id()) is null or user_id = (select app.config_owner()));
  create policy service_adds on app.reading_host_pauses for insert to syvo_service
    with check ((select app.current_config_id()) is null or user_id = (select app.config_owner()));
  create policy service_changes on app.reading_host_pauses for update to syvo_service
    using ((select app.current_config_id()) is null or user_id = (select app.config_owner()))
    with check ((select app.current_config_id()) is null or user_id = (select app.config_owner()));
  create policy service_removes on app.reading_host_pauses for delete to syvo_service
    using ((select app.current_config_id()) is null or user_id = (select app.config_owner()));
  grant select on app.reading_host_pauses to syvo_member;
  create policy owner_reads on app.reading_host_pauses for select to syvo_member using (user_id = (select app.current_user_id()));
end $$;
