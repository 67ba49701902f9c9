-- Which files of database/functions were run, with the checksum of each as it ran; `is_current` marks what is in force. Earlier ones stay, so that a
-- process of an earlier version sees that its own were run once.
create table app.function_files (
  name text not null,
  checksum text not null,
  is_current boolean not null default true,
  applied_at timestamptz not null default now(),
  primary key (name, checksum)
);
create unique index function_files_in_force on app.function_files (name) where is_current;
alter table app.function_files enable row level security;
alter table app.function_files force row level security;
-- A start compares; only the owner writes here, and nobody signs in as it.
grant select on app.function_files to syvo_service;
create policy service_reads on app.function_files for select to syvo_service using (true);
create policy owner_writes on app.function_files for all to syvo_owner using (true) with check (true);
