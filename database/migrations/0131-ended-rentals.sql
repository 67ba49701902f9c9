-- Rentals that the buyer of a plan or a bot chose to end once that is paid, because he would pay for the same twice: ids of subscriptions.
alter table app.orders add column end_rental_ids jsonb check (jsonb_typeof(end_rental_ids) = 'array');
-- When the product undertook to end a rental at the end of what was paid; the provider owes it for as long as the rental is to be renewed.
alter table app.subscriptions add column end_asked_at timestamptz check (end_asked_at is null or kind = 'rental');
create index subscriptions_to_stop on app.subscriptions (end_asked_at) where end_asked_at is not null and status in ('active', 'past_due');
