-- When an account was told by mail that Syvo stopped a bot that it has; null when there is nothing to tell it of, or when it was told that the bot
-- goes on. With it a mail is sent once per pause, however often the work is done, and only who heard of a pause hears of its end.
alter table app.user_bots add column pause_told_at timestamptz;
create index user_bots_pause_told on app.user_bots (bot_id) where pause_told_at is not null;
