import { signOut as signOutOperation } from '#modules/identity/contract.ts'
import { createApiClient, type Send } from '#platform/http/api-client.ts'
import type { SessionStore } from './session-store.ts'

// The state in memory is left as it is: the page goes away, and a guard that saw it change would leave for another page first.

/** What signing out needs of its surroundings. */
export interface SignOutParts {
  readonly store: SessionStore
  readonly send: Send
  /** Leaves for a page by loading it, which also empties what is held in memory. */
  readonly leave: (path: string) => void
}

/**
 * Signs out everywhere (AUTH-09): stored entries first, then the server with the token from memory (AMB-023), then away to `target`, `/auth`
 * unless given. A server that fails is named in the console and nowhere else (AUTH-10).
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
