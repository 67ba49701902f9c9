-- Everybody sees the public bots, in the columns that are granted.
drop policy if exists public_reads on app.bots;
create policy public_reads on app.bots for select to syvo_anon, syvo_member using (app.is_public_bot(active, status));
