-- A batch is of a category and of one bot or of all: one that asks a single bot keeps none of its whole category from being asked.
drop index app.smoke_batches_one_of_category;
create unique index smoke_batches_one_of_scope on app.smoke_batches (coalesce(category, ''), coalesce(bot_id, '00000000-0000-0000-0000-000000000000'))
  where kind = 'asked' and status = 'running';
