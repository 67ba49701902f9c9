-- Session tokens are stored as SHA-256 hashes, as all other secrets of the sign-in are. Tokens that are in use are hashed in place, so nobody is
-- signed out. The hash is written in base64url without padding, as `secretHash` of the identity module writes it.
alter table auth."session"
  -- Hash of the part that all tokens of one session share: a token of it that is neither the present nor the previous one was replaced before.
  add column "family" text unique,
  -- With the replaced token this makes the present one, for another tab of the same browser; alone it makes nothing.
  add column "renewalSalt" text,
  -- A session ends here, however often it is renewed.
  add column "endsAt" timestamptz,
  -- When its user last showed a password, a second factor or a mailed code.
  add column "provenAt" timestamptz;

update auth."session" set
  "token" = rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '='),
  "previousToken" = rtrim(translate(encode(sha256(convert_to("previousToken", 'UTF8')), 'base64'), '+/', '-_'), '='),
  "endsAt" = greatest("createdAt" + interval '30 days', "expiresAt"),
  "provenAt" = "createdAt";

alter table auth."session"
  alter column "endsAt" set not null,
  alter column "provenAt" set not null;
