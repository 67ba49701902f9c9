import type { ApiClient } from '#platform/http/api-client.ts'
import { becomeDeveloper } from '../contract/become-developer.ts'

/** How long the welcome is shown before the next page opens (AMB-173). */
export const REDIRECT_AFTER_MS = { stored: 1500, failed: 1000 } as const

/** Makes the account a developer; returns false when that could not be stored, which is logged to the console (AMB-030). */
export async function claimDeveloper(api: ApiClient, userId: string): Promise<boolean> {
  try {
    await api.call(becomeDeveloper, {
      query: { on_conflict: 'user_id' },
      body: { user_id: userId, role: 'vendor', is_developer: true },
    })
    return true
  } catch (error) {
    console.error('the account could not be made a developer', error)
    return false
  }
}
