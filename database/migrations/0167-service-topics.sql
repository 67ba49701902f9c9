-- Services by people that a plan includes are asked for by a message (AMB-190) -------------------------------------------------------

alter table app.contact_messages drop constraint contact_messages_topic_check;
alter table app.contact_messages add constraint contact_messages_topic_check check (topic in ('enterprise', 'support-pack', 'sales-pack',
  'ecom-pack', 'onboarding-call', 'success-manager', 'strategy-session', 'custom-integration', 'plan-support'));
