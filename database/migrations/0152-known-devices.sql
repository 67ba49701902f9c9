-- Devices that signed in to an account before. Wrong passwords of strangers do not lock such a device out: it is counted by itself. A row opens
-- nothing; its token is stored as hash and replaced at every sign-in.
create table auth.known_devices (
  id uuid primary key,
  user_id uuid not null references auth."user" ("id") on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index known_devices_of_user on auth.known_devices (user_id, last_used_at);
grant select, insert, update, delete on auth.known_devices to syvo_auth;
