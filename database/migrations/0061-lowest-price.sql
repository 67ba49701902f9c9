-- The lowest price a month, which the landing names: read from the end of an index, however many bots there are.
create index bots_monthly_price on app.bots (monthly_price_cents) where active and status = 'approved';
