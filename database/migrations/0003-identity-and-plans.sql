-- Identity ------------------------------------------------------------------------------------------------------------------------

-- DATA-12. One row per account; `role` mirrors the newest row of user_roles, which is the only authority (AMB-028).
create table app.profiles (
  user_id uuid primary key references auth."user" ("id") on delete cascade,
  role text not null default 'buyer' check (role in ('buyer', 'vendor', 'admin')),
  is_developer boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- DATA-12. Append-only history of roles; the newest row counts (PERM-01), ordered by `seq` so that equal times cannot confuse it.
create table app.user_roles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth."user" ("id") on delete cascade,
  role text not null check (role in ('buyer', 'vendor', 'admin')),
  seq bigint generated always as identity,
  created_at timestamptz not null default now()
);
create index user_roles_newest on app.user_roles (user_id, seq desc);

-- What an account chose for itself: mail about leads, how long conversations are kept.
create table app.user_settings (
  user_id uuid primary key references auth."user" ("id") on delete cascade,
  lead_mail boolean not null default true,
  lead_mail_sent_at timestamptz,
  conversation_retention_days int not null default 90 check (conversation_retention_days between 1 and 365),
  updated_at timestamptz not null default now()
);

-- API keys of an account for the programming doors; only a hash is kept.
create table app.api_keys (
  id uuid primary key,
  user_id uuid not null references auth."user" ("id") on delete cascade,
  bot_id uuid,
  name text not null,
  prefix text not null,
  key_hash text not null unique,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index api_keys_user on app.api_keys (user_id);

-- The role that counts for an account; buyer when it has none (PERM-01).
-- In plpgsql, which keeps its plans for the session: a definer function in sql is planned again in every query that calls it.
create function app.role_of(p_user_id uuid) returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select role from app.user_roles where user_id = p_user_id order by seq desc limit 1), 'buyer');
end $$;
create function app.is_admin() returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return app.current_user_id() is not null and app.role_of(app.current_user_id()) = 'admin';
end $$;

-- Plans ---------------------------------------------------------------------------------------------------------------------------

-- DATA-14. Prices in cents including btw (AMB-178).
create table app.subscription_plans (
  code text primary key,
  name text not null,
  price_cents int not null check (price_cents >= 0),
  active boolean not null default true,
  stripe_price_id text,
  position int not null default 0
);

-- DATA-16. A null limit is unlimited.
create table app.plan_features (
  plan_code text not null references app.subscription_plans (code),
  feature_key text not null,
  enabled boolean not null default true,
  limit_value int check (limit_value >= 0),
  primary key (plan_code, feature_key)
);

-- DATA-13. The subscription of an account; no row or an ended one means tier free (AMB-079).
create table app.subscribers (
  user_id uuid primary key references auth."user" ("id") on delete cascade,
  subscribed boolean not null default false,
  subscription_tier text not null default 'free' references app.subscription_plans (code),
  subscription_end timestamptz,
  provider_reference text,
  updated_at timestamptz not null default now()
);

-- Uses of a plan feature per calendar month (AMB-042); written by the product only.
create table app.usage_counters (
  user_id uuid not null references auth."user" ("id") on delete cascade,
  feature_key text not null,
  month date not null,
  used int not null default 0 check (used >= 0),
  primary key (user_id, feature_key, month)
);

-- The tier that counts for an account at an instant (AMB-079). Belongs to the owner role: a visitor's turn must know the tier without
-- seeing the subscription.
create function app.tier_of(p_user_id uuid, p_now timestamptz) returns text language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select s.subscription_tier from app.subscribers s
    where s.user_id = p_user_id and s.subscribed and (s.subscription_end is null or s.subscription_end > p_now)), 'free');
end $$;
