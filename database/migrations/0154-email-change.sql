-- A new address of an account counts once the link that was mailed to it was used; until then it is stored with that link's proof.
alter table auth.proofs drop constraint proofs_purpose_check;
alter table auth.proofs add constraint proofs_purpose_check
  check (purpose in ('confirm', 'recover', 'code', 'second-factor', 'sso', 'email'));
-- Of what is mailed only the newest works.
drop index auth.proofs_newest;
create unique index proofs_newest on auth.proofs (user_id, purpose) where purpose in ('confirm', 'recover', 'code', 'email');

-- Gives an account another address, which its mailed link just confirmed. False when somebody
-- else has the address by now. Belongs to the owner role, as the product itself writes no table of the sign-in library.
create function auth.change_email(p_user_id uuid, p_email text, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update auth."user" set "email" = p_email, "emailVerified" = true, "updatedAt" = p_now where "id" = p_user_id;
  return found;
exception when unique_violation then
  return false;
end $$;
revoke all on function auth.change_email from public;
grant execute on function auth.change_email to syvo_service;
