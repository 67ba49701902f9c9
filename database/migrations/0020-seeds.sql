-- What the product put into its own database at a start, with the fingerprint of that content, so that the next start can skip it.
create table app.seeds (
  name text primary key,
  fingerprint text not null,
  seeded_at timestamptz not null
);
alter table app.seeds enable row level security;
alter table app.seeds force row level security;
grant select, insert, update, delete on app.seeds to syvo_service;
create policy service_reads on app.seeds for select to syvo_service using ((select app.current_config_id()) is null);
create policy service_adds on app.seeds for insert to syvo_service with check ((select app.current_config_id()) is null);
create policy service_changes on app.seeds for update to syvo_service
  using ((select app.current_config_id()) is null) with check ((select app.current_config_id()) is null);
create policy service_removes on app.seeds for delete to syvo_service using ((select app.current_config_id()) is null);
