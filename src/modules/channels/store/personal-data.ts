import { personalDataOfTables } from '#modules/identity/public.ts'

/** The channels of an account's bots and their logs; connection settings may hold a key and are left out. */
export const channelsPersonalData = personalDataOfTables('channels', [
  {
    name: 'integration_logs',
    columns: ['id', 'bot_id', 'integration_type', 'event_type', 'event_data', 'error_message', 'created_at'],
  },
  { name: 'email_integrations', columns: ['bot_id', 'email_address', 'active', 'answers', 'created_at'] },
  { name: 'bot_integration_mappings', columns: ['id', 'bot_id', 'integration_type', 'active', 'last_sync'] },
])
