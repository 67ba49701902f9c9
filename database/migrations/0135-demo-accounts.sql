-- Accounts that the demo made with a published password: they are used in the demo alone, and at its own machine.
alter table auth."user" add column "isDemo" boolean not null default false;

-- Those that an earlier start made are named in app.seeds, which its owner does not see either.
alter table app.seeds no force row level security;
update auth."user" u set "isDemo" = true where exists (select 1 from app.seeds s where s.name = 'account:' || u."email");
alter table app.seeds force row level security;

grant select ("isDemo") on auth."user" to syvo_service;
