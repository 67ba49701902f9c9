-- A batch asks one bot, a category or everything: one that asks a single bot keeps none of its whole category from being asked.
drop index app.smoke_batches_one_of_category;
create unique index smoke_batches_one_of_scope on app.smoke_batches (coalesce(bot_id::text, category, ''))
  where kind = 'asked' and status = 'running';
