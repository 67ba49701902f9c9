import { ownTables } from '#modules/identity/public.ts'

/** Which bots an account may use, and how it set them up. */
export const activationOwnData = ownTables('activation', [
  { name: 'user_bots', columns: ['id', 'bot_id', 'access_type', 'access_end', 'active', 'created_at'] },
  { name: 'bot_grants', columns: ['id', 'bot_id', 'source', 'starts_at', 'ends_at', 'monthly_limit', 'created_at'] },
  {
    name: 'user_bot_configs',
    columns: [
      'id',
      'bot_id',
      'category',
      'config_data',
      'branding_data',
      'config_valid',
      'allowed_domains',
      'is_sample',
      'created_at',
      'updated_at',
    ],
  },
])
