import { createContext, useContext } from 'react'

/** The user of the browser's session. */
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

/** The state before storage has been read. */
export const SESSION_LOADING: SessionState = { status: 'loading', user: null }

/** The session's state for the components below; the shell provides it. */
export const SessionContext = createContext<SessionState>(SESSION_LOADING)

/** Returns the present session; the component renders again when it changes, also through another tab. */
export function useSession(): SessionState {
  return useContext(SessionContext)
}
