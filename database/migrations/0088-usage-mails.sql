-- Whether an account wants to be told at three quarters of a month's limit; that a limit is reached is always told.
alter table app.user_settings add column usage_mail boolean not null default true;
grant insert (usage_mail), update (usage_mail) on app.user_settings to syvo_member;

-- What was used in a month, for the look at who is near his limit; `used` stays out, so that counting touches no index.
create index usage_counters_of_month on app.usage_counters (month, feature_key);
create index execution_usage_of_month on app.execution_usage (month);
