import { useSyncExternalStore } from 'react'
import { openProofRequest, watchProofRequest } from './proof-request.ts'

const none = () => null

/** Where the dialog that asks for a fresh proof appears; once, in the document. */
export function ProofHost() {
  const request = useSyncExternalStore(watchProofRequest, openProofRequest, none)
  return request && <request.Dialog details={request.details} onEnd={request.answer} />
}
