-- Runtime -------------------------------------------------------------------------------------------------------------------------

-- One talk of a visitor with one configuration's bot. `visitor_key` is a keyed hash, never an address.
create table app.conversations (
  id uuid primary key,
  config_id uuid not null references app.user_bot_configs (id) on delete cascade,
  user_id uuid not null,
  bot_id uuid not null,
  channel text not null,
  visitor_key text,
  message_count int not null default 0,
  refused_count int not null default 0,
  first_question text,
  started_at timestamptz not null default now(),
  last_message_at timestamptz not null default now()
);
create index conversations_owner on app.conversations (user_id, last_message_at desc, id desc);
create index conversations_config on app.conversations (config_id);
create index conversations_age on app.conversations (last_message_at);

-- Turns of a conversation; partitioned by month of the id, so that old months go at once.
create table app.messages (
  id uuid not null primary key,
  conversation_id uuid not null,
  user_id uuid not null,
  config_id uuid not null,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  sources jsonb not null default '[]',
  outcome text,
  execution_id uuid,
  created_at timestamptz not null default now()
) partition by range (id);
create index messages_conversation on app.messages (conversation_id, id);

-- DATA-27. Every execution, running ones included: a running row is the reservation, and its lease returns the use after a crash.
create table app.bot_executions (
  id uuid not null primary key,
  user_id uuid,
  bot_id uuid not null,
  config_id uuid,
  conversation_id uuid,
  status text not null check (status in ('running', 'completed', 'failed', 'blocked')),
  channel text not null check (channel in ('hosted', 'widget', 'api')),
  plan_tier text,
  blocked_reason text check (blocked_reason in ('out_of_scope', 'limit_exceeded', 'invalid_config', 'subscription_required')),
  is_test boolean not null default false,
  counts_bot boolean not null default false,
  counts_plan boolean not null default false,
  month date not null,
  lease_until timestamptz,
  -- The page's own id of the question, so that one that is sent again while it is being answered is known.
  client_message_id uuid,
  duration_ms int,
  tokens_in int,
  tokens_out int,
  input_data jsonb not null default '{}',
  output_data jsonb not null default '{}',
  error_message text,
  created_at timestamptz not null default now()
) partition by range (id);
create index bot_executions_owner on app.bot_executions (user_id, id desc);
create index bot_executions_leases on app.bot_executions (lease_until) where status = 'running';
create index bot_executions_asked on app.bot_executions (client_message_id) where status = 'running' and client_message_id is not null;

-- Channels, leads, mail, connections, rules ------------------------------------------------------------------------------------------

-- DATA-28. The delivery log of an account's channels.
create table app.integration_logs (
  id uuid not null primary key,
  user_id uuid not null,
  bot_id uuid not null,
  integration_type text not null,
  event_type text not null check (event_type in ('success', 'error', 'test')),
  event_data jsonb not null default '{}',
  error_message text,
  created_at timestamptz not null default now()
) partition by range (id);
create index integration_logs_owner on app.integration_logs (user_id, bot_id, id desc);

-- DATA-29.
create table app.email_integrations (
  bot_id uuid not null references app.bots (id) on delete cascade,
  user_id uuid not null references auth."user" ("id") on delete cascade,
  email_address text not null unique,
  active boolean not null default true,
  answers boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (user_id, bot_id)
);

-- DATA-30.
create table app.bot_integration_mappings (
  id uuid primary key,
  user_id uuid not null references auth."user" ("id") on delete cascade,
  bot_id uuid not null references app.bots (id) on delete cascade,
  integration_type text not null check (integration_type in ('google_sheets', 'webhook')),
  integration_config jsonb not null default '{}',
  active boolean not null default false,
  last_sync timestamptz,
  unique (user_id, bot_id, integration_type)
);

-- DATA-34. `idempotency_key` makes a repeated submission the same lead; one conversation makes one lead, enriched later.
create table app.leads (
  id uuid primary key,
  user_id uuid not null references auth."user" ("id") on delete cascade,
  bot_id uuid references app.bots (id) on delete set null,
  config_id uuid references app.user_bot_configs (id) on delete set null,
  conversation_id uuid,
  idempotency_key text,
  name text,
  email text,
  phone text,
  company text,
  message text,
  source text,
  score text not null default 'warm' check (score in ('hot', 'warm', 'cold')),
  status text not null default 'new' check (status in ('new', 'contacted', 'qualified', 'converted', 'lost')),
  consent_at timestamptz,
  contacted_at timestamptz,
  converted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index leads_newest on app.leads (user_id, created_at desc, id desc);
create index leads_score on app.leads (user_id, score, created_at desc, id desc);
create index leads_status on app.leads (user_id, status, created_at desc, id desc);
create unique index leads_conversation on app.leads (conversation_id) where conversation_id is not null;
create unique index leads_idempotency on app.leads (user_id, idempotency_key) where idempotency_key is not null;

-- DATA-35. Without an owner a template is global (PERM-08); only the product makes those.
create table app.email_templates (
  id uuid primary key,
  user_id uuid references auth."user" ("id") on delete cascade,
  name text not null,
  subject text not null default '',
  html_content text not null default '',
  text_content text,
  template_type text not null default 'custom' check (template_type in ('welcome', 'follow_up', 'hot_lead_alert', 'custom')),
  variables jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index email_templates_owner on app.email_templates (user_id, created_at desc);

-- DATA-36. `credentials` holds ciphertext only and is readable by no client role (AMB-161).
create table app.integrations (
  id uuid primary key,
  user_id uuid not null references auth."user" ("id") on delete cascade,
  name text not null default '',
  integration_type text not null check (integration_type in ('pipedrive', 'hubspot', 'whatsapp_business', 'email')),
  config jsonb not null default '{}',
  credentials jsonb not null default '{}',
  active boolean not null default false,
  last_sync timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index integrations_owner on app.integrations (user_id, created_at desc);

-- DATA-37.
create table app.automation_rules (
  id uuid primary key,
  user_id uuid not null references auth."user" ("id") on delete cascade,
  name text not null default '',
  description text,
  trigger_type text not null check (trigger_type in ('lead_created', 'lead_scored_hot', 'lead_status_changed', 'scheduled')),
  trigger_conditions jsonb not null default '{}',
  actions jsonb not null default '[]',
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create index automation_rules_owner on app.automation_rules (user_id, created_at desc);

-- DATA-19. One row per address, whatever its case (AMB-085).
create table app.enterprise_early_access (
  id uuid primary key,
  name text not null,
  email text not null,
  company text,
  created_at timestamptz not null default now()
);
create unique index enterprise_early_access_email on app.enterprise_early_access (lower(email));

-- Makes the monthly partitions of every partitioned table up to p_until, with row-level security forced and no grants of their own:
-- clients reach a partition through its parent only. Belongs to the owner, because making a table takes that.
create function app.ensure_partitions(p_from timestamptz, p_until timestamptz) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_parent text;
  v_month timestamp := date_trunc('month', p_from at time zone 'UTC');
  v_name text;
  v_made int := 0;
begin
  while v_month at time zone 'UTC' <= p_until loop
    foreach v_parent in array array['messages', 'bot_executions', 'integration_logs'] loop
      v_name := v_parent || to_char(v_month, '_YYYY_MM');
      if to_regclass('app.' || v_name) is null then
        execute format('create table app.%I partition of app.%I for values from (%L) to (%L)', v_name, v_parent,
          app.first_id_at(v_month at time zone 'UTC'), app.first_id_at((v_month + interval '1 month') at time zone 'UTC'));
        execute format('alter table app.%I enable row level security', v_name);
        execute format('alter table app.%I force row level security', v_name);
        v_made := v_made + 1;
      end if;
    end loop;
    v_month := v_month + interval '1 month';
  end loop;
  return v_made;
end $$;
