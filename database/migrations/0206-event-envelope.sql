-- Every event names the account whose data changed and the event that it follows from; its payload is its own data alone.

alter table app.outbox add column owner_id uuid, add column cause_id uuid;

-- Events and subscribers' jobs that still wait keep their meaning.
update app.outbox set owner_id = coalesce(payload ->> 'user_id', payload ->> 'vendor_id')::uuid,
  payload = (payload - 'user_id' - 'vendor_id' - 'configId')
    || case when payload ? 'configId' then jsonb_build_object('config_id', payload ->> 'configId') else '{}' end
  where handed_on_at is null;
update app.jobs set payload = jsonb_build_object(
    'event_id', payload ->> 'event_id',
    'owner_id', coalesce(payload ->> 'user_id', payload ->> 'vendor_id'),
    'cause_id', null,
    'occurred_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'data', (payload - 'event_id' - 'topic' - 'user_id' - 'vendor_id' - 'configId')
      || case when payload ? 'configId' then jsonb_build_object('config_id', payload ->> 'configId') else '{}' end)
  where payload ? 'event_id' and payload ? 'topic';
