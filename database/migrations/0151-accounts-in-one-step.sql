-- An account is made in one transaction with its profile, its agreement to the terms and the mail about it. The product itself reaches no table
-- of the sign-in library, so these functions belong to the owner role and are granted to the service alone.

-- Makes an account with its first way in, a password or another sign-in service; no row when the address has an account. Of several at once for
-- one address one is answered a row, and the others wait until it is whole.
create function auth.add_account(p_email text, p_name text, p_is_confirmed boolean, p_provider text, p_subject text, p_password text, p_now timestamptz)
  returns setof auth."user" language plpgsql security definer set search_path = '' as $$
declare
  v_made auth."user";
begin
  insert into auth."user" ("email", "name", "emailVerified", "createdAt", "updatedAt") values (p_email, p_name, p_is_confirmed, p_now, p_now)
    on conflict ("email") do nothing returning * into v_made;
  if v_made."id" is null then return; end if;
  insert into auth."account" ("accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
    values (coalesce(p_subject, v_made."id"::text), p_provider, v_made."id", p_password, p_now, p_now);
  return next v_made;
end $$;

-- Takes the password away from the account of this address while nobody proved the address: it may be a stranger's. The lock makes it one thing
-- after another with a confirmation: a password that is confirmed meanwhile stays.
create function auth.remove_unproven_password(p_email text) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from auth."user" where "email" = p_email and not "emailVerified" for update;
  if not found then return; end if;
  delete from auth."account" a using auth."user" u
    where u."email" = p_email and a."userId" = u."id" and a."providerId" = 'credential';
end $$;

revoke all on function auth.add_account, auth.remove_unproven_password from public;
grant execute on function auth.add_account, auth.remove_unproven_password to syvo_service;

-- Accounts whose sign-up was cut off before their profile was made.
insert into app.profiles (user_id, role, created_at, updated_at)
  select u."id", 'buyer', u."createdAt", u."createdAt" from auth."user" u
  where not exists (select 1 from app.profiles p where p.user_id = u."id");
