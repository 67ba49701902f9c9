-- Tables of the sign-in library (Better Auth), in its own schema; no client role reaches them. The form follows the library's own schema.
create table auth."user" (
  "id" uuid primary key default gen_random_uuid(),
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null default false,
  "image" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "twoFactorEnabled" boolean
);
create table auth."session" (
  "id" uuid primary key default gen_random_uuid(),
  "expiresAt" timestamptz not null,
  "token" text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "ipAddress" text,
  "userAgent" text,
  "userId" uuid not null references auth."user" ("id") on delete cascade
);
create index session_of_user on auth."session" ("userId");

-- Tells every process of an account whose session ended, so that none goes on remembering it.
create function auth.tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('syvo_sessions', old."userId"::text);
  return null;
end $$;
create trigger session_ended after delete on auth."session" for each row execute function auth.tell_ended_session();

create table auth."account" (
  "id" uuid primary key default gen_random_uuid(),
  "accountId" text not null,
  "providerId" text not null,
  "userId" uuid not null references auth."user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index account_of_user on auth."account" ("userId");
create table auth."verification" (
  "id" uuid primary key default gen_random_uuid(),
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
create index verification_identifier on auth."verification" ("identifier");
create table auth."twoFactor" (
  "id" uuid primary key default gen_random_uuid(),
  "secret" text not null,
  "backupCodes" text not null,
  "userId" uuid not null references auth."user" ("id") on delete cascade
);
create table auth."rateLimit" (
  "id" uuid primary key default gen_random_uuid(),
  "key" text not null unique,
  "count" int not null,
  "lastRequest" bigint not null
);
grant select, insert, update, delete on all tables in schema auth to syvo_auth;
