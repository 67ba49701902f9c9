-- Catalogue -----------------------------------------------------------------------------------------------------------------------

-- DATA-01. The content columns are what renters run: the approved version, or before the first approval the latest draft (AMB-102).
create table app.bots (
  id uuid primary key,
  vendor_id uuid references auth."user" ("id"),
  title text not null,
  description text not null,
  long_description text not null default '',
  category text not null,
  pricing_model text not null default 'both' check (pricing_model in ('purchase', 'rental', 'both')),
  price_cents int check (price_cents > 0),
  monthly_price_cents int check (monthly_price_cents > 0),
  featured boolean not null default false,
  total_sales int not null default 0,
  total_revenue_cents bigint not null default 0,
  active boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'pending_review', 'approved', 'rejected')),
  api_endpoint text,
  endpoint_secret text,
  prompt_template text,
  input_fields jsonb not null default '{"fields": []}',
  monthly_execution_limit int check (monthly_execution_limit > 0),
  stripe_price_id text,
  review_feedback text,
  sample_config_id uuid,
  sample_questions jsonb not null default '[]',
  demo_enabled boolean not null default true,
  approved_version int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index bots_public on app.bots (featured desc, created_at desc, id) where active and status = 'approved';
create index bots_vendor on app.bots (vendor_id, updated_at desc);

-- A frozen copy of a bot's content as it went to review; renters keep running the approved one (invariant: approved means frozen).
create table app.bot_versions (
  id uuid primary key,
  bot_id uuid not null references app.bots (id) on delete cascade,
  vendor_id uuid not null references auth."user" ("id"),
  number int not null,
  status text not null default 'draft' check (status in ('draft', 'pending_review', 'approved', 'rejected', 'replaced')),
  content jsonb not null,
  publish boolean not null default true,
  review_feedback text,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  created_at timestamptz not null default now(),
  unique (bot_id, number)
);
create index bot_versions_queue on app.bot_versions (submitted_at desc) where status = 'pending_review';

-- DATA-25. Health questions per configuration category.
create table app.bot_smoke_tests (
  id uuid primary key,
  category text not null,
  test_input text not null,
  expected_keywords jsonb not null,
  active boolean not null default true
);

-- DATA-11. Amounts in cents, net of btw (AMB-178); an empty status counts as revenue (VEND-34).
create table app.transactions (
  id uuid primary key,
  bot_id uuid references app.bots (id) on delete set null,
  vendor_id uuid,
  user_id uuid,
  amount_cents bigint not null,
  status text,
  created_at timestamptz not null default now()
);
create index transactions_vendor on app.transactions (vendor_id, created_at desc);

-- Activation ----------------------------------------------------------------------------------------------------------------------

-- Why an account may use a bot: one row per ground, with its own end and monthly limit (invariant: access is a row in bot_grants).
create table app.bot_grants (
  id uuid primary key,
  user_id uuid not null references auth."user" ("id") on delete cascade,
  bot_id uuid not null references app.bots (id) on delete cascade,
  source text not null check (source in ('plan', 'trial', 'rental', 'purchase')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  monthly_limit int check (monthly_limit > 0),
  provider_reference text,
  created_at timestamptz not null default now()
);
create unique index bot_grants_one_trial on app.bot_grants (user_id, bot_id) where source = 'trial';
create unique index bot_grants_one_plan on app.bot_grants (user_id, bot_id) where source = 'plan' and ends_at is null;
create index bot_grants_user on app.bot_grants (user_id, bot_id);

-- DATA-10. The one row per account and bot; type and end follow the best live grant, `active` is the switch (AMB-114).
create table app.user_bots (
  id uuid primary key,
  user_id uuid not null references auth."user" ("id") on delete cascade,
  bot_id uuid not null references app.bots (id) on delete cascade,
  access_type text not null check (access_type in ('purchase', 'rental')),
  access_end timestamptz,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (user_id, bot_id)
);

-- Executions counted per account, bot and month; the row that is never oversold (invariant: a limit is never oversold).
create table app.execution_usage (
  user_id uuid not null references auth."user" ("id") on delete cascade,
  bot_id uuid not null references app.bots (id) on delete cascade,
  month date not null,
  used int not null default 0 check (used >= 0),
  primary key (user_id, bot_id, month)
);

-- DATA-26. A customer's setup of one bot; `hosted_token` identifies it to widget and chat page and is no secret (AMB-131).
create table app.user_bot_configs (
  id uuid primary key,
  user_id uuid not null references auth."user" ("id") on delete cascade,
  bot_id uuid not null references app.bots (id) on delete cascade,
  category text not null default 'generic',
  config_data jsonb not null default '{}',
  branding_data jsonb not null default '{}',
  config_valid boolean not null default false,
  https_validated boolean not null default false,
  hosted_token text not null unique,
  allowed_domains jsonb not null default '[]',
  is_sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, bot_id)
);
alter table app.bots add foreign key (sample_config_id) references app.user_bot_configs (id) on delete set null;
