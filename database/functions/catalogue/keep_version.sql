-- Approved means frozen: of a version only what became of it changes, never what it says. By whom and when it was decided, and why, is kept as it was;
-- only the name of who decided goes with his account.
create or replace function app.keep_version() returns trigger language plpgsql set search_path = '' as $$
begin
  if (new.id, new.bot_id, new.vendor_id, new.number, new.content, new.content_hash, new.publish, new.checks, new.submitted_at)
    is distinct from (old.id, old.bot_id, old.vendor_id, old.number, old.content, old.content_hash, old.publish, old.checks, old.submitted_at)
  then
    raise exception 'a version of a bot is frozen' using errcode = '42501';
  end if;
  if new.status <> old.status and not (old.status = 'pending_review' or old.status = 'approved' and new.status = 'replaced')
    then raise exception 'what became of a version is decided once' using errcode = '42501';
  end if;
  if old.status <> 'pending_review' and ((new.decided_at, new.review_feedback) is distinct from (old.decided_at, old.review_feedback)
    or new.decided_by is distinct from old.decided_by and new.decided_by is not null)
    then raise exception 'what became of a version is decided once' using errcode = '42501';
  end if;
  return new;
end $$;
revoke execute on function app.keep_version from public;
