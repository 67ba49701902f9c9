-- What a bot's page tells beside its content: answers that its sample company really gave, who made it, and its version.

-- The last test of a bot's sample company by the product itself: what was asked, what the runtime answered, and when. One row per bot.
-- `answers` and `tested_at` stay as they were when a later try breaks; `next_test_at` says when the bot is asked again.
create table app.bot_sample_tests (
  bot_id uuid primary key references app.bots (id) on delete cascade,
  answers jsonb not null default '[]',
  tested_at timestamptz,
  tried_at timestamptz not null,
  next_test_at timestamptz not null
);

alter table app.bot_sample_tests enable row level security;
alter table app.bot_sample_tests force row level security;
grant select, insert, update, delete on app.bot_sample_tests to syvo_service;
create policy service_reads on app.bot_sample_tests for select to syvo_service using ((select app.current_config_id()) is null);
create policy service_adds on app.bot_sample_tests for insert to syvo_service with check ((select app.current_config_id()) is null);
create policy service_changes on app.bot_sample_tests for update to syvo_service using ((select app.current_config_id()) is null)
  with check ((select app.current_config_id()) is null);
create policy service_removes on app.bot_sample_tests for delete to syvo_service using ((select app.current_config_id()) is null);

-- Everybody reads the answers of the bots that he may see; the policies of app.bots decide which those are.
grant select (bot_id, answers, tested_at) on app.bot_sample_tests to syvo_anon, syvo_member;
create policy readers_of_the_bot on app.bot_sample_tests for select to syvo_anon, syvo_member
  using (exists (select 1 from app.bots b where b.id = bot_id));

grant select (approved_version) on app.bots to syvo_anon, syvo_member;

-- The name under which a public bot is offered: that of its vendor's account. A name that the product took from the address itself,
-- because none was given, is left out: it would tell half an address.
create function app.bot_maker(p_bot_id uuid) returns text language sql stable security definer set search_path = '' as $$
  select nullif(btrim(u.name), split_part(u.email, '@', 1)) from app.bots b join auth."user" u on u.id = b.vendor_id
  where b.id = p_bot_id and b.active and b.status = 'approved'
$$;
grant execute on function app.bot_maker(uuid) to syvo_anon, syvo_member, syvo_service;
grant create on schema app to syvo_service;
alter function app.bot_maker(uuid) owner to syvo_service;
revoke create on schema app from syvo_service;
