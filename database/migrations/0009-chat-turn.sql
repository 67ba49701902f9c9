-- A visitor's turn in a chat, in one statement to begin it and one to keep it: limits against automation, the conversation, what was said
-- before, and the execution. Both run as the service role bound to one configuration, so row-level security holds inside them too.

-- The page's own id of a question: the same one again is the same question (a page that heard no answer sends it once more). An answer that
-- was broken off ('stopped') or failed is no answer to it.
alter table app.messages add column client_message_id uuid;

create function app.begin_chat_turn(
  p_execution_id uuid, p_bot_id uuid, p_channel text, p_conversation_id uuid, p_visitor_key text, p_client_message_id uuid,
  p_message text, p_rates jsonb, p_turns int, p_now timestamptz, p_lease_seconds int, p_may_begin boolean
) returns table (
  door text, -- 'open', 'too_many', 'not_yours' (no such conversation of this visitor), 'answered' (this question was answered before)
    -- or 'answering' (it is being answered at this moment)
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
begin
  for v_rate in select * from jsonb_to_recordset(p_rates) as r (bucket text, seconds int, max int) loop
    if not app.take_rate(v_rate.bucket, v_rate.seconds, v_rate.max, p_now) then
      door := 'too_many';
      return next;
      return;
    end if;
  end loop;

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
      select id, role, content, outcome, sources, execution_id, client_message_id from app.messages
      where conversation_id = p_conversation_id order by id desc limit 20
    )
    select
      (select jsonb_agg(jsonb_build_object('role', m.role, 'content', m.content) order by m.id)
        from (select id, role, content from recent order by id desc limit p_turns) m),
      (select jsonb_build_object('text', a.content, 'outcome', a.outcome, 'sources', a.sources)
        from recent q join recent a on a.execution_id = q.execution_id and a.role = 'assistant' and a.outcome in ('answered', 'refused')
        where q.client_message_id = p_client_message_id limit 1)
      into v_history, v_answered;
    if v_answered is not null then
      door := 'answered';
      answered := v_answered;
      return next;
      return;
    end if;
  end if;

  return query select 'open', coalesce(v_history, '[]'), v_answered, e.*
    from app.begin_execution(p_execution_id, p_bot_id, 'channel', p_channel, p_conversation_id, jsonb_build_object('message', p_message), p_now, p_lease_seconds,
      p_client_message_id) e;
end $$;

-- Keeps a question with its answer, counts them in the conversation, and settles the execution. False when the lease had ended meanwhile.
create function app.finish_chat_turn(
  p_execution_id uuid, p_status text, p_blocked_reason text, p_duration_ms int, p_tokens_in int, p_tokens_out int, p_output jsonb, p_error text,
  p_conversation_id uuid, p_user_id uuid, p_client_message_id uuid, p_question_id uuid, p_question text, p_asked_at timestamptz,
  p_answer_id uuid, p_answer text, p_outcome text, p_sources jsonb, p_answered_at timestamptz
) returns boolean language plpgsql set search_path = '' as $$
declare
  v_finished boolean := app.finish_execution(p_execution_id, p_status, p_blocked_reason, p_duration_ms, p_tokens_in, p_tokens_out, p_output, p_error);
begin
  insert into app.messages (id, conversation_id, user_id, config_id, role, content, sources, outcome, execution_id, client_message_id, created_at) values
    (p_question_id, p_conversation_id, p_user_id, app.current_config_id(), 'user', p_question, '[]', null, p_execution_id, p_client_message_id, p_asked_at),
    (p_answer_id, p_conversation_id, p_user_id, app.current_config_id(), 'assistant', p_answer, p_sources, p_outcome, p_execution_id, null, p_answered_at);
  update app.conversations set message_count = message_count + 1, last_message_at = p_answered_at,
    refused_count = refused_count + (p_outcome = 'refused')::int
  where id = p_conversation_id;
  return v_finished;
end $$;

grant execute on function app.begin_chat_turn, app.finish_chat_turn to syvo_service;
