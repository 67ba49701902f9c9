-- A function of ours belongs to whoever it is granted to, not to everybody, as the server would have it. Holds for every later migration.
alter default privileges revoke execute on functions from public;

-- Who asks, and the small questions that every policy puts. Each is written so that a policy can call it as (select app.x()), which the
-- planner evaluates once per query.

create function app.current_user_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create function app.current_config_id() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.config_id', true), '')::uuid;

-- A service transaction without a configuration serves an action that authorised its caller; with one it sees that configuration alone.
create function app.service_sees(p_config_id uuid) returns boolean language sql stable parallel safe
  return app.current_config_id() is null or p_config_id = app.current_config_id();

-- The calendar month in Europe/Amsterdam that an instant belongs to (AMB-042), as its first day.
create function app.month_of(p_at timestamptz) returns date language sql stable parallel safe
  return date_trunc('month', p_at at time zone 'Europe/Amsterdam')::date;

-- The smallest UUIDv7 of an instant: bounds of partitions and of pages by time.
create function app.first_id_at(p_at timestamptz) returns uuid language sql immutable parallel safe
  return (lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid;

-- Applied migrations, with the checksum of the file as it was run.
create table app.migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);

-- Events written in the same transaction as the change they tell of; the worker hands them on, at least once (invariant: outbox).
create table app.outbox (
  id uuid primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  handed_on_at timestamptz
);
create index outbox_waiting on app.outbox (id) where handed_on_at is null;

-- Mail to send or sent: one row per message, also the embedded outbox that the demo shows.
create table app.mails (
  id uuid primary key,
  user_id uuid,
  dedupe_key text unique,
  kind text not null,
  recipient text not null,
  subject text not null,
  text_content text not null,
  html_content text,
  headers jsonb not null default '{}',
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  last_error text,
  not_before timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_waiting on app.mails (not_before) where status = 'waiting';
create index mails_of_user on app.mails (user_id, created_at desc);

-- Sliding counters of anti-automation rules; buckets name the rule and whom it bounds, never personal data in clear.
create table app.rate_counters (
  bucket text not null,
  window_start timestamptz not null,
  used int not null default 0,
  primary key (bucket, window_start)
);
create index rate_counters_old on app.rate_counters (window_start);

-- Counts one use of a bucket in the window that p_now falls in and tells whether it stayed within p_max; one atomic statement.
create function app.take_rate(p_bucket text, p_window_seconds int, p_max int, p_now timestamptz) returns boolean language plpgsql as $$
declare v_used int;
begin
  insert into app.rate_counters as r (bucket, window_start, used)
  values (p_bucket, to_timestamp(floor(extract(epoch from p_now) / p_window_seconds) * p_window_seconds), 1)
  on conflict (bucket, window_start) do update set used = r.used + 1 where r.used < p_max
  returning used into v_used;
  return v_used is not null and v_used <= p_max;
end $$;

-- Counts one use of each bucket in `p_rates` ([{bucket, seconds, max}], in an order that all callers share) or of none; answers the first
-- bucket that is used up, or null when all were counted.
create function app.take_rates(p_rates jsonb, p_now timestamptz) returns text language plpgsql as $$
declare
  v_rate jsonb;
  v_taken jsonb := '[]';
begin
  for v_rate in select value from jsonb_array_elements(p_rates) loop
    if not app.take_rate(v_rate ->> 'bucket', (v_rate ->> 'seconds')::int, (v_rate ->> 'max')::int, p_now) then
      perform app.give_back_rates(v_taken, p_now);
      return v_rate ->> 'bucket';
    end if;
    v_taken := v_taken || v_rate;
  end loop;
  return null;
end $$;

-- Gives back one use of each bucket that was taken at p_now.
create function app.give_back_rates(p_rates jsonb, p_now timestamptz) returns void language plpgsql as $$
declare v_rate jsonb;
begin
  -- One by one, in the order in which they are taken: two callers then never wait for each other.
  for v_rate in select value from jsonb_array_elements(p_rates) loop
    update app.rate_counters c set used = c.used - 1 where c.bucket = v_rate ->> 'bucket' and c.used > 0
      and c.window_start = to_timestamp(floor(extract(epoch from p_now) / (v_rate ->> 'seconds')::int) * (v_rate ->> 'seconds')::int);
  end loop;
end $$;
