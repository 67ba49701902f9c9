import { personalDataOfTables } from '#modules/identity/public.ts'

/** The conversations and executions of an account's bots; the visitor key, a hash, is left out. */
export const runtimePersonalData = personalDataOfTables('runtime', [
  {
    name: 'conversations',
    columns: [
      'id',
      'bot_id',
      'config_id',
      'channel',
      'first_question',
      'message_count',
      'refused_count',
      'started_at',
      'last_message_at',
      'is_example',
    ],
  },
  { name: 'messages', columns: ['id', 'conversation_id', 'role', 'content', 'sources', 'outcome', 'created_at'] },
  {
    name: 'bot_executions',
    columns: [
      'id',
      'bot_id',
      'conversation_id',
      'status',
      'channel',
      'plan_tier',
      'blocked_reason',
      'is_test',
      'duration_ms',
      'input_data',
      'output_data',
      'error_message',
      'created_at',
    ],
  },
  { name: 'execution_usage', columns: ['month', 'bot_id', 'used', 'example_used'] },
])
