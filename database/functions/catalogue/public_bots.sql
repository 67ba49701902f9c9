-- The public bots, in the columns of app.visible_bots; paused ones too. It reads as its caller. On the table itself: a view on a view takes longer to plan.
create or replace view app.public_bots with (security_invoker = true) as
  select b.id, b.title, b.description, b.long_description, b.category, b.price_cents, b.monthly_price_cents, b.featured, b.active, b.status,
    b.pricing_model, b.monthly_execution_limit, b.created_at, b.updated_at, b.total_sales, b.input_fields, b.sample_questions, b.sample_config_id,
    b.demo_enabled, b.approved_version, b.paused_at, b.maintenance_since, b.needs_model, b.model_example
  from app.bots b where app.is_public_bot(b.active, b.status);
grant select on app.public_bots to syvo_anon, syvo_member, syvo_service;
