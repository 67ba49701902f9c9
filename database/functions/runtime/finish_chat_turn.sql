-- Keeps a question with its answer, counts them in the conversation, and finishes the execution, if there is one (`p_status` null: there is none).
-- `p_conversation_outcome` is what the conversation comes to with this turn, null when the turn changes nothing of that. False when the lease had
-- ended meanwhile.
create or replace function app.finish_chat_turn(
  p_execution_id uuid, p_status text, p_blocked_reason text, p_duration_ms int, p_tokens_in int, p_tokens_out int, p_output jsonb, p_error text,
  p_conversation_id uuid, p_user_id uuid, p_client_message_id uuid, p_question_id uuid, p_question text, p_asked_at timestamptz,
  p_answer_id uuid, p_answer text, p_outcome text, p_sources jsonb, p_answered_at timestamptz, p_asks text, p_conversation_outcome text
) returns boolean language plpgsql set search_path = '' as $$
declare
  -- A turn of the dialogue began no execution.
  v_finished boolean := p_status is null
    or app.finish_execution(p_execution_id, p_status, p_blocked_reason, p_duration_ms, p_tokens_in, p_tokens_out, p_output, p_error);
begin
  insert into app.messages (id, conversation_id, user_id, config_id, role, content, sources, outcome, execution_id, client_message_id, asks, created_at) values
    (p_question_id, p_conversation_id, p_user_id, app.current_config_id(), 'user', p_question, '[]', null, p_execution_id, p_client_message_id, null, p_asked_at),
    (p_answer_id, p_conversation_id, p_user_id, app.current_config_id(), 'assistant', p_answer, p_sources, p_outcome, p_execution_id, null, p_asks, p_answered_at);
  update app.conversations set message_count = message_count + 1, last_message_at = p_answered_at,
    refused_count = refused_count + (p_outcome = 'refused')::int,
    outcome = app.later_outcome(outcome, p_conversation_outcome)
  where id = p_conversation_id;
  return v_finished;
end $$;
revoke execute on function app.finish_chat_turn from public;
grant execute on function app.finish_chat_turn to syvo_service;
