-- What visitors send to the people behind Syvo. Only the product reads and writes it: a visitor gets an answer, never a row.
create table app.contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  company text,
  topic text check (topic in ('enterprise', 'support-pack', 'sales-pack', 'ecom-pack')),
  message text not null,
  created_at timestamptz not null,
  handled_at timestamptz
);
create index contact_messages_newest on app.contact_messages (created_at desc, id desc);

-- Somebody on the waiting list who wants no more mails about it keeps his place.
alter table app.enterprise_early_access add column mails_stopped_at timestamptz;

alter table app.contact_messages enable row level security;
alter table app.contact_messages force row level security;
grant select, insert, update, delete on app.contact_messages to syvo_service;
create policy service_reads on app.contact_messages for select to syvo_service using ((select app.current_config_id()) is null);
create policy service_adds on app.contact_messages for insert to syvo_service with check ((select app.current_config_id()) is null);
create policy service_changes on app.contact_messages for update to syvo_service using ((select app.current_config_id()) is null)
  with check ((select app.current_config_id()) is null);
create policy service_removes on app.contact_messages for delete to syvo_service using ((select app.current_config_id()) is null);
