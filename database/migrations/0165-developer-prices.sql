-- Example prices of the developer plans (AMB-200) ------------------------------------------------------------------------------------

-- Never below the customer plan whose use they include. A price that the operator changed or announced stays, and so does one that somebody
-- pays: that changes by an announcement only.
update app.subscription_plans p
set price_cents = d.new_cents
from (values ('dev-starter', 1999, 3499), ('dev-pro', 4999, 5999), ('dev-ultimate', 9999, 15999)) as d (code, old_cents, new_cents)
where p.code = d.code
  and p.price_cents = d.old_cents
  and not exists (select 1 from app.plan_price_changes c where c.plan_code = p.code)
  and not exists (select 1 from app.subscriptions s where s.plan_code = p.code);
