-- Queues of jobs (docs/decisions/0021): which queue a job runs in is said where it is registered, so a row only holds what orders it there:
-- its priority (higher first) and the group, e.g. an account, that takes turns with others.
alter table app.jobs add column priority int not null default 0, add column group_key text;
drop index app.jobs_due;
create index jobs_due on app.jobs (name, due_at) where status in ('waiting', 'running');
create index jobs_running on app.jobs (name, group_key) where status = 'running' and group_key is not null;

-- When each group had its last turn in a queue: `turn` counts the turns of the queue, so that two in one instant have an order too.
create table app.job_turns (
  queue text not null,
  group_key text not null,
  turn bigint not null,
  taken_at timestamptz not null,
  primary key (queue, group_key)
);
create index job_turns_order on app.job_turns (queue, turn);

do $$
begin
  alter table app.job_turns enable row level security;
  alter table app.job_turns force row level security;
  grant select, insert, update, delete on app.job_turns to syvo_service;
  create policy service_reads on app.job_turns for select to syvo_service using ((select app.current_config_id()) is null);
  create policy service_adds on app.job_turns for insert to syvo_service with check ((select app.current_config_id()) is null);
  create policy service_changes on app.job_turns for update to syvo_service using ((select app.current_config_id()) is null)
    with check ((select app.current_config_id()) is null);
  create policy service_removes on app.job_turns for delete to syvo_service using ((select app.current_config_id()) is null);
end $$;

-- Leases due jobs until `p_until`, of each queue in `p_queues` ([{queue, names, free, per_group}]) at most `free`. Within a queue the higher priority
-- goes first; where `per_group` is given, then the group whose last turn is longest ago, and never more than `per_group` of one group at once.
create function app.claim_jobs(p_queues jsonb, p_now timestamptz, p_until timestamptz)
returns table (id uuid, name text, payload jsonb, attempts int, priority int) language plpgsql as $$
declare
  v_queue record;
  v_job record;
begin
  for v_queue in select q.* from jsonb_to_recordset(p_queues) as q (queue text, names text[], free int, per_group int) loop
    if v_queue.per_group is null then
      return query update app.jobs j set status = 'running', attempts = j.attempts + 1, dedupe_key = null, due_at = p_until
        where j.id in (select c.id from app.jobs c where c.status in ('waiting', 'running') and c.due_at <= p_now and c.name = any(v_queue.names)
          order by c.priority desc, c.due_at limit v_queue.free for update skip locked)
        returning j.id, j.name, j.payload, j.attempts, j.priority;
      continue;
    end if;
    -- Who counts the running jobs of a group must see those that another worker just claimed: one worker at a time, and each statement looks anew.
    perform pg_advisory_xact_lock(hashtext('app.claim_jobs'), hashtext(v_queue.queue));
    for v_turn in 1..v_queue.free loop
      select c.id, c.group_key into v_job from app.jobs c
        left join app.job_turns t on t.queue = v_queue.queue and t.group_key = c.group_key
        where c.status in ('waiting', 'running') and c.due_at <= p_now and c.name = any(v_queue.names)
          and (c.group_key is null or c.group_key not in (select r.group_key from app.jobs r
            where r.status = 'running' and r.due_at > p_now and r.name = any(v_queue.names) and r.group_key is not null
            group by r.group_key having count(*) >= v_queue.per_group))
        order by c.priority desc, t.turn nulls first, c.due_at, c.id limit 1 for update of c skip locked;
      exit when not found;
      if v_job.group_key is not null then
        insert into app.job_turns as t (queue, group_key, turn, taken_at)
          select v_queue.queue, v_job.group_key, coalesce(max(o.turn), 0) + 1, p_now from app.job_turns o where o.queue = v_queue.queue
          on conflict (queue, group_key) do update set turn = excluded.turn, taken_at = excluded.taken_at;
      end if;
      return query update app.jobs j set status = 'running', attempts = j.attempts + 1, dedupe_key = null, due_at = p_until
        where j.id = v_job.id returning j.id, j.name, j.payload, j.attempts, j.priority;
    end loop;
  end loop;
end $$;
grant execute on function app.claim_jobs to syvo_service;
