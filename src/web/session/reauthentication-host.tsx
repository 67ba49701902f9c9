import { useSyncExternalStore } from 'react'
import { getReauthenticationRequest, subscribeToReauthentication } from './reauthentication-request.ts'

const none = () => null

/** Renders the reauthentication dialog; once, in the document. */
export function ReauthenticationHost() {
  const request = useSyncExternalStore(subscribeToReauthentication, getReauthenticationRequest, none)
  return request && <request.Dialog details={request.details} onEnd={request.answer} />
}
