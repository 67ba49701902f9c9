-- Each save of a configuration has a number, so that a save which builds on an older one is refused instead of undoing what came between; beside it
-- browser and system of that save, for the owner who reads about it.
alter table app.user_bot_configs
  add column version int not null default 1,
  add column saved_from text check (length(saved_from) <= 70);
