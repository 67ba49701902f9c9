-- Every bot has the secret that its vendor's endpoint knows our questions by (Standard Webhooks): 32 random bytes.
alter table app.bots alter column endpoint_secret
  set default 'whsec_' || translate(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'base64'), E'\n', '');
alter table app.bots no force row level security;
update app.bots set endpoint_secret = default where endpoint_secret is null;
alter table app.bots force row level security;
