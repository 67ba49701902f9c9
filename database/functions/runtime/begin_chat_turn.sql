-- Opens a visitor's question: counts it against its rates, finds or begins the conversation, and begins the execution unless the question was answered
-- before, is being answered, or is a turn of the dialogue.
create or replace function app.begin_chat_turn(
  p_execution_id uuid, p_bot_id uuid, p_channel text, p_conversation_id uuid, p_visitor_key text, p_client_message_id uuid,
  p_message text, p_rates jsonb, p_turns int, p_now timestamptz, p_lease_seconds int, p_may_begin boolean,
  p_free_stages text[] -- in these stages of a conversation the message is a turn of the dialogue, which begins no execution
) returns table (
  door text, -- 'open', 'too_many', 'not_yours' (no such conversation of this visitor), 'answered' (this question was answered before)
    -- or 'answering' (it is being answered at this moment) or 'dialogue' (no execution began: the dialogue itself answers)
  history jsonb, answered jsonb,
  outcome text, user_id uuid, config_id uuid, plan_tier text, used int, allowed int,
  title text, category text, prompt_template text, api_endpoint text, endpoint_secret text, input_fields jsonb,
  config_category text, config_data jsonb, branding_data jsonb
) language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  v_owner uuid;
  v_rate record;
  v_own boolean;
  v_is_new boolean := false;
  v_history jsonb;
  v_answered jsonb;
  v_stage text := 'nothing_asked';
begin
  for v_rate in select * from jsonb_to_recordset(p_rates) as r (bucket text, seconds int, max int) loop
    if not app.take_rate(v_rate.bucket, v_rate.seconds, v_rate.max, p_now) then
      door := 'too_many';
      return next;
      return;
    end if;
  end loop;

  -- Before anything is looked up or kept: a paused bot repeats no earlier answer either.
  if exists (select 1 from app.bots b where b.id = p_bot_id and b.paused_at is not null) then
    door := 'open';
    outcome := 'paused';
    return next;
    return;
  end if;

  select c.visitor_key = p_visitor_key into v_own from app.conversations c
    where c.id = p_conversation_id and c.config_id = app.current_config_id();
  if not found then
    v_owner := app.config_owner();
    insert into app.conversations (id, config_id, user_id, bot_id, channel, visitor_key, first_question, started_at, last_message_at)
      select p_conversation_id, app.current_config_id(), v_owner, p_bot_id, p_channel, p_visitor_key, left(p_message, 300), p_now, p_now
      where v_owner is not null and p_may_begin
      on conflict (id) do nothing
      returning true into v_own;
    v_is_new := v_own is true;
    if v_own is null then
      -- This visitor's first question arrived twice at once, or the id is another company's, whose conversations are not seen here.
      select c.visitor_key = p_visitor_key into v_own from app.conversations c
        where c.id = p_conversation_id and c.config_id = app.current_config_id();
    end if;
  end if;
  if v_own is not true then
    door := 'not_yours';
    return next;
    return;
  end if;

  if not v_is_new then
    -- The same question twice at once: the second waits here until the first has begun, and then sees it.
    perform pg_advisory_xact_lock(hashtextextended(p_client_message_id::text, 0));
    if exists (select 1 from app.bot_executions e where e.client_message_id = p_client_message_id and e.status = 'running'
      and e.id >= app.first_id_at(p_now - interval '10 minutes') and e.conversation_id = p_conversation_id and e.lease_until > p_now) then
      door := 'answering';
      return next;
      return;
    end if;
    -- A question that is sent again is one of the last; a long conversation is not searched to its beginning.
    with recent as materialized (
      select id, role, content, outcome, sources, execution_id, client_message_id, asks from app.messages
      where conversation_id = p_conversation_id order by id desc limit 20
    )
    select
      (select jsonb_agg(jsonb_build_object('role', m.role, 'content', m.content, 'asks', m.asks, 'outcome', m.outcome) order by m.id)
        from (select id, role, content, asks, outcome from recent order by id desc limit p_turns) m),
      (select jsonb_build_object('text', a.content, 'outcome', a.outcome, 'sources', a.sources, 'asks', a.asks)
        from recent q join recent a on a.execution_id = q.execution_id and a.role = 'assistant' and a.outcome in ('answered', 'refused', 'dialogue')
        where q.client_message_id = p_client_message_id limit 1),
      coalesce((select coalesce(m.asks, case when m.content like '%?' then 'open_question' end)
        from recent m where m.role = 'assistant' order by m.id desc limit 1), 'nothing_asked')
      into v_history, v_answered, v_stage;
    if v_answered is not null then
      door := 'answered';
      answered := v_answered;
      return next;
      return;
    end if;
  end if;

  if v_stage = any (p_free_stages) then
    return query select 'dialogue', coalesce(v_history, '[]'), null::jsonb, 'running', c.user_id, c.id, null::text, null::int, null::int,
      b.title, b.category, null::text, null::text, null::text, null::jsonb, c.category, null::jsonb, c.branding_data
      from app.user_bot_configs c join app.bots b on b.id = c.bot_id where c.id = app.current_config_id();
    return;
  end if;

  return query select 'open', coalesce(v_history, '[]'), v_answered, e.*
    from app.begin_execution(p_execution_id, p_bot_id, 'channel', p_channel, p_conversation_id, jsonb_build_object('message', p_message), p_now, p_lease_seconds,
      p_client_message_id) e;
end $$;
revoke execute on function app.begin_chat_turn from public;
grant execute on function app.begin_chat_turn to syvo_service;
