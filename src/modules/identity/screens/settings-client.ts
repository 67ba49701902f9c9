import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import { changeUser } from '../contract/security.ts'
import { changeProfile, changeSettings, readSettings, type User } from '../contract.ts'

/** The account's settings; `saveSettings` changes them. */
export interface AccountSettings {
  readonly lead_mail: boolean
  readonly usage_mail: boolean
  readonly conversation_retention_days: number
}

/** Queries the settings of the signed-in account. */
export function settingsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['settings', userId],
    queryFn: ({ signal }): Promise<AccountSettings> => api.call(readSettings, { signal }),
  })
}

/** Changes settings and returns all of them; omitted ones stay unchanged. */
export function saveSettings(api: ApiClient, changes: Partial<AccountSettings>): Promise<AccountSettings> {
  return api.call(changeSettings, { body: changes })
}

/** Changes the name of the signed-in account. */
export function changeName(api: ApiClient, name: string): Promise<User> {
  return api.call(changeUser, { body: { data: { display_name: name } } })
}

/** Sets the account's own role (API-09). */
export async function chooseRole(api: ApiClient, userId: string, role: 'buyer' | 'vendor'): Promise<void> {
  await api.call(changeProfile, {
    query: { user_id: `eq.${userId}` },
    body: { role, updated_at: new Date().toISOString() },
  })
}
