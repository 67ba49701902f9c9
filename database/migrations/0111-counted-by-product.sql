-- Uses that the product counted itself and that the client has not named yet, so that a submit is not counted twice (AMB-108).
alter table app.usage_counters add column told int not null default 0 check (told >= 0);
