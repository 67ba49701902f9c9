-- What the sign-in library keeps no table for; all of it in its schema, reached as syvo_auth alone.

-- A session's token is changed at every renewal; the one before it stays good for a minute, for another tab that has not heard yet.
alter table auth."session" add column "previousToken" text unique;
alter table auth."session" add column "previousUntil" timestamptz;

-- Something that only one person can know, good once and for a while: a mailed link or code, the step between a password and the second
-- factor, the way back from another sign-in service. Only its hash is kept.
create table auth.proofs (
  id uuid primary key,
  purpose text not null check (purpose in ('confirm', 'recover', 'code', 'second-factor', 'sso')),
  user_id uuid references auth."user" ("id") on delete cascade,
  secret_hash text not null,
  data jsonb not null default '{}',
  attempts_left int not null check (attempts_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- Of what is mailed only the newest works.
create unique index proofs_newest on auth.proofs (user_id, purpose) where purpose in ('confirm', 'recover', 'code');
create unique index proofs_secret on auth.proofs (purpose, secret_hash) where purpose <> 'code';
create index proofs_of_user on auth.proofs (user_id);
create index proofs_ended on auth.proofs (expires_at);

-- The second factor of an account: a secret shared with an app on its telephone, encrypted. `last_counter` is the newest moment whose code
-- was used, so that no code works twice.
create table auth.totp_factors (
  id uuid primary key,
  user_id uuid not null unique references auth."user" ("id") on delete cascade,
  secret text not null,
  created_at timestamptz not null,
  verified_at timestamptz,
  last_counter bigint
);

-- Codes for when the telephone is gone; each works once, only hashes are kept.
create table auth.backup_codes (
  user_id uuid not null references auth."user" ("id") on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- The library's own table and mark for a second factor were never used.
drop table auth."twoFactor";
alter table auth."user" drop column "twoFactorEnabled";

grant select, insert, update, delete on auth.proofs, auth.totp_factors, auth.backup_codes to syvo_auth;
