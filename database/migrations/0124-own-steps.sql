-- Whoever did something that others trust in may see that he did, as in the export of his own data; the whole trail stays the administrators'.
create policy actor_reads on app.audit_entries for select to syvo_member using (actor_id = (select app.current_user_id()));
