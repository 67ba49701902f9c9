import { createContext, useContext } from 'react'

/** Who the browser's session belongs to. */
export interface SessionUser {
  readonly id: string
  readonly email: string
  readonly displayName: string
}

/** The state of the session: `loading` on the server and until storage has been read once (AUTH-08). */
export type SessionState =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: SessionUser }

/** The state while nothing is known yet. */
export const SESSION_LOADING: SessionState = { status: 'loading', user: null }

/** Hands the session's state to the parts below; the shell provides it. */
export const SessionContext = createContext<SessionState>(SESSION_LOADING)

/** The session as it is now; the part renders again when it changes, also through another tab. */
export function useSession(): SessionState {
  return useContext(SessionContext)
}
