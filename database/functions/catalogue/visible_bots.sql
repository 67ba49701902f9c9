-- The bots that the caller may see, in the columns that everybody may read (DATA-06): the public ones, those that an account has, and for the product
-- all. It reads as its caller, so the policies of app.bots decide.
create or replace view app.visible_bots with (security_invoker = true) as
  select b.id, b.title, b.description, b.long_description, b.category, b.price_cents, b.monthly_price_cents, b.featured, b.active, b.status,
    b.pricing_model, b.monthly_execution_limit, b.created_at, b.updated_at, b.total_sales, b.input_fields, b.sample_questions, b.sample_config_id,
    b.demo_enabled, b.approved_version, b.paused_at, b.maintenance_since, b.needs_model, b.model_example
  from app.bots b;
grant select on app.visible_bots to syvo_anon, syvo_member, syvo_service;
