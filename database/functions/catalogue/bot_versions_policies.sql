-- The product reads every version; a visitor's turn reads the one that its owner holds, and no other.
drop policy if exists service_reads on app.bot_versions;
create policy service_reads on app.bot_versions for select to syvo_service using ((select app.current_config_id()) is null
  or bot_id = (select app.config_bot()) and number = (select u.held_version from app.user_bots u
    where u.user_id = (select app.config_owner()) and u.bot_id = (select app.config_bot())));
