-- Changes of plan: what was asked, what the provider made, what is paid for -----------------------------------------------------------

-- A wish (`next_...`) is asked of the provider under a key of `next_asked_at`. `next_at_once` tells an upgrade that is charged now from a change
-- with the next period; `next_over_code` is the plan that an upgrade is counted from. `billed_plan` is what the provider is set to ask from the
-- next period on where that is not surely the plan that counts: {code, title, priceCents, since, isSure}. So a wish was made when it surely
-- equals `billed_plan`. `failed_change` is the last change that did not come about or did not stay, until the next one.
alter table app.subscriptions
  add column next_asked_at timestamptz,
  add column next_at_once boolean not null default false,
  add column next_over_code text,
  add column billed_plan jsonb,
  add column failed_change jsonb,
  -- When the provider said that it has ended there too; what ended with us and not there is still charged.
  add column ended_at_provider_at timestamptz;

-- What the plan asked a month when this was paid, and of an upgrade the plan that it was counted from.
alter table app.payments
  add column plan_price_cents int check (plan_price_cents > 0),
  add column over_plan_code text;

-- The owner's own policies do not let it write rows; for what stood before this version it must.
alter table app.subscriptions no force row level security;
alter table app.payments no force row level security;
alter table app.subscription_plans no force row level security;
update app.subscriptions set next_asked_at = next_from, next_at_once = next_from < period_end where next_plan_code is not null;
update app.payments p set plan_price_cents = case
    when p.reason = 'period' then p.amount_cents
    else coalesce((select s.price_cents from app.subscriptions s where s.order_id = p.order_id and s.plan_code = p.plan_code),
      (select l.price_cents from app.subscription_plans l where l.code = p.plan_code and l.price_cents > 0)) end
  where p.plan_code is not null;
alter table app.subscriptions force row level security;
alter table app.payments force row level security;
alter table app.subscription_plans force row level security;

alter table app.subscriptions add check ((next_plan_code is null) = (next_asked_at is null));

-- When nothing that was paid for an order which was closed for good is left, and nothing of it runs on at the provider.
alter table app.orders add column given_back_at timestamptz;
create index orders_to_give_back on app.orders (created_at)
  where status in ('withdrawn', 'returned', 'failed') and session_id is not null and given_back_at is null;
create index subscriptions_to_end on app.subscriptions (ended_at) where status = 'ended' and ended_at_provider_at is null;
create index subscriptions_to_change on app.subscriptions (id) where status <> 'ended' and (next_plan_code is not null or billed_plan is not null);
