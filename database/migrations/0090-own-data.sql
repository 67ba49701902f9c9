-- Removes an account with its sessions, passwords and second factor. Belongs to the owner role: the product itself reaches nothing of the
-- sign-in library, and so the account goes in the same transaction as everything that was kept of it.
create function auth.forget_account(p_user_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  delete from auth."user" where "id" = p_user_id;
end $$;
grant execute on function auth.forget_account(uuid) to syvo_service;
