import { signOut as signOutOperation } from '#modules/identity/contract.ts'
import { createApiClient, type Send } from '#platform/http/api-client.ts'
import type { SessionStore } from './session-store.ts'

// The state in memory stays unchanged: the page is being left, and a guard that saw it change would open another page first.

/** The dependencies of signing out. */
export interface SignOutParts {
  readonly store: SessionStore
  readonly send: Send
  /** Opens a page by loading it, which also clears the memory. */
  readonly leave: (path: string) => void
}

/**
 * Signs out everywhere (AUTH-09): deletes the stored entries, then ends the sessions at the server with the token from memory (AMB-023), then opens
 * `target`, by default `/auth`. A failing server is logged to the console and nowhere else (AUTH-10).
 */
export async function signOut({ store, send, leave }: SignOutParts, target = '/auth'): Promise<void> {
  const token = store.token()
  store.clearStored()
  await signOutEverywhere(send, token)
  leave(target)
}

/** Ends all sessions of the account behind a token; never throws. */
export async function signOutEverywhere(send: Send, token: string | null): Promise<void> {
  if (!token) return
  try {
    await createApiClient({ send, token: () => token, publicKey: () => null }).call(signOutOperation, {
      query: { scope: 'global' },
    })
  } catch (error) {
    console.error('global sign-out failed', error)
  }
}
