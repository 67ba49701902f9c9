-- Which version of the terms and of the privacy statement an account agreed to, and when; an order keeps its own. A version is agreed to once.
create table app.acceptances (
  user_id uuid not null references auth."user" ("id") on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  version text not null,
  accepted_at timestamptz not null,
  primary key (user_id, document, version)
);

alter table app.acceptances enable row level security;
alter table app.acceptances force row level security;
grant select, insert, delete on app.acceptances to syvo_service;
create policy service_reads on app.acceptances for select to syvo_service using ((select app.current_config_id()) is null);
create policy service_adds on app.acceptances for insert to syvo_service with check ((select app.current_config_id()) is null);
create policy service_removes on app.acceptances for delete to syvo_service using ((select app.current_config_id()) is null);
grant select on app.acceptances to syvo_member;
create policy owner_reads on app.acceptances for select to syvo_member using (user_id = (select app.current_user_id()));
