-- When a vendor last wanted to remove his account: for a while after it what he is owed goes out without a minimum.
alter table app.payout_accounts add column leaving_at timestamptz;
