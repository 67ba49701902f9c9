import { personalDataOfTables } from '#modules/identity/public.ts'

/** The leads of an account. */
export const leadsPersonalData = personalDataOfTables('leads', [
  {
    name: 'leads',
    columns: [
      'id',
      'bot_id',
      'config_id',
      'conversation_id',
      'name',
      'email',
      'phone',
      'company',
      'message',
      'source',
      'score',
      'status',
      'consent_at',
      'contacted_at',
      'converted_at',
      'created_at',
      'updated_at',
      'is_example',
    ],
  },
])
