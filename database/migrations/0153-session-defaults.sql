-- A session that is written without them lasts thirty days at most, from a proof at its begin.
alter table auth."session"
  alter column "endsAt" set default now() + interval '30 days',
  alter column "provenAt" set default now();
