-- Administrators' other duties: reports of abuse, who vouched for a vendor or sent him back, messages that were handled -----------------------

-- What somebody says is wrong with a bot (DSA art. 16). Resolved once, by whom and when; `explanation` is what the reporter is told, `note` is
-- for administrators alone. Of whoever was signed in only the account is kept, of anybody else the address that he left. A bot that is gone
-- leaves its title.
create table app.bot_reports (
  id uuid primary key,
  bot_id uuid references app.bots (id) on delete set null,
  bot_title text not null,
  reason text not null check (reason in ('illegal', 'harmful', 'misleading', 'privacy', 'rights', 'other')),
  message text not null,
  reporter_id uuid references auth."user" ("id") on delete set null,
  reporter_email text,
  created_at timestamptz not null,
  outcome text check (outcome in ('dismissed', 'paused')),
  explanation text,
  note text,
  decided_by uuid references auth."user" ("id") on delete set null,
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null)),
  check ((outcome is null) = (explanation is null))
);
create index bot_reports_open on app.bot_reports (created_at, id) where decided_at is null;
create index bot_reports_handled on app.bot_reports (decided_at desc, id desc) where decided_at is not null;
create index bot_reports_bot on app.bot_reports (bot_id);
create index bot_reports_reporter on app.bot_reports (reporter_id) where reporter_id is not null;
create index bot_reports_decider on app.bot_reports (decided_by) where decided_by is not null;

alter table app.bot_reports enable row level security;
alter table app.bot_reports force row level security;
grant select, insert, update on app.bot_reports to syvo_service;
create policy service_reads on app.bot_reports for select to syvo_service using ((select app.current_config_id()) is null);
create policy service_adds on app.bot_reports for insert to syvo_service with check ((select app.current_config_id()) is null);
create policy service_changes on app.bot_reports for update to syvo_service using ((select app.current_config_id()) is null)
  with check ((select app.current_config_id()) is null);
-- A reporter reads what he sent and what came of it, never who decided or what was noted.
grant select (id, bot_id, bot_title, reason, message, reporter_id, created_at, outcome, explanation, decided_at) on app.bot_reports to syvo_member;
create policy reporter_reads on app.bot_reports for select to syvo_member using (reporter_id = (select app.current_user_id()));

-- A vendor whose profile does not hold is told why; what he changes then is looked at anew.
alter table app.vendor_profiles add column sent_back_at timestamptz;
alter table app.vendor_profiles add column sent_back_reason text;
alter table app.vendor_profiles add constraint vendor_profiles_sent_back_has_reason check ((sent_back_at is null) = (sent_back_reason is null));
alter table app.vendor_profiles add constraint vendor_profiles_one_verdict check (sent_back_at is null or verified_at is null);

-- Who answered a message of the contact form.
alter table app.contact_messages add column handled_by uuid references auth."user" ("id") on delete set null;
create index contact_messages_open on app.contact_messages (created_at desc, id desc) where handled_at is null;
create index contact_messages_handled on app.contact_messages (handled_at desc, id desc) where handled_at is not null;
create index contact_messages_handler on app.contact_messages (handled_by) where handled_by is not null;

create index enterprise_early_access_newest on app.enterprise_early_access (created_at desc, id desc);

-- The audit trail is read by who did it and by what it is about, newest first.
create index audit_entries_actor on app.audit_entries (actor_id, id desc);
create index audit_entries_kind on app.audit_entries (subject_type, id desc);
