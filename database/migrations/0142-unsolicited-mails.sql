-- Mails that nobody who proved the address asked for, counted per mailbox over everything that sends them: how many since the first of the day.
-- `mailbox` is a keyed hash of the normalised address. `last_key` names the last mail, so that a job that is repeated counts once.
create table app.unsolicited_mailboxes (
  mailbox text primary key,
  first_at timestamptz not null,
  last_at timestamptz not null,
  sent int not null,
  last_key text not null
);
create index unsolicited_mailboxes_old on app.unsolicited_mailboxes (last_at);

do $$
begin
  alter table app.unsolicited_mailboxes enable row level security;
  alter table app.unsolicited_mailboxes force row level security;
  grant select, insert, update, delete on app.unsolicited_mailboxes to syvo_service;
  create policy service_reads on app.unsolicited_mailboxes for select to syvo_service using ((select app.current_config_id()) is null);
  create policy service_adds on app.unsolicited_mailboxes for insert to syvo_service with check ((select app.current_config_id()) is null);
  create policy service_changes on app.unsolicited_mailboxes for update to syvo_service using ((select app.current_config_id()) is null)
    with check ((select app.current_config_id()) is null);
  create policy service_removes on app.unsolicited_mailboxes for delete to syvo_service using ((select app.current_config_id()) is null);
end $$;

-- Counts a mail to a mailbox or tells what refuses it: 'mailbox', or the bucket of `p_rates` (as in app.take_rates) that is used up. One a day; with
-- `p_repeat_max` above 1 so many, each at least `p_repeat_seconds` after the one before. Nothing is counted of a mail that is refused.
create function app.admit_unsolicited_mail(p_mailbox text, p_key text, p_repeat_max int, p_repeat_seconds int, p_rates jsonb, p_now timestamptz)
returns text language plpgsql as $$
declare
  v_sent int;
  v_used_up text;
begin
  if exists (select 1 from app.unsolicited_mailboxes m where m.mailbox = p_mailbox and m.last_key = p_key) then return 'admitted'; end if;
  insert into app.unsolicited_mailboxes as m (mailbox, first_at, last_at, sent, last_key) values (p_mailbox, p_now, p_now, 1, p_key)
  on conflict (mailbox) do update set
    first_at = case when m.first_at <= p_now - interval '24 hours' then p_now else m.first_at end,
    sent = case when m.first_at <= p_now - interval '24 hours' then 1 else m.sent + 1 end,
    last_at = p_now, last_key = p_key
    where m.first_at <= p_now - interval '24 hours'
      or (m.sent < p_repeat_max and m.last_at <= p_now - make_interval(secs => p_repeat_seconds))
  returning sent into v_sent;
  if v_sent is null then return 'mailbox'; end if;
  v_used_up := app.take_rates(p_rates, p_now);
  if v_used_up is not null then raise exception using errcode = 'SYM01', message = v_used_up; end if;
  return 'admitted';
exception when sqlstate 'SYM01' then
  return sqlerrm;
end $$;
grant execute on function app.admit_unsolicited_mail to syvo_service;
