import type { ReauthenticationDialog } from '#modules/identity/screens/reauthentication-dialog.tsx'

/** A request for a fresh proof that is open, with the dialog that asks for it. */
export interface ReauthenticationRequest {
  readonly Dialog: typeof ReauthenticationDialog
  /** What the server said of the account's ways to prove itself. */
  readonly details: unknown
  readonly answer: (isProven: boolean) => void
}

let open: ReauthenticationRequest | null = null
let answer: Promise<boolean> | null = null
const listeners = new Set<() => void>()

/**
 * Asks the user for a fresh proof, in a dialog over whatever needs it; false when the user does not give one. Operations that ask while the dialog
 * is open get the same answer.
 */
export function requestReauthentication(details: unknown): Promise<boolean> {
  answer ??= openReauthenticationDialog(details).finally(() => {
    answer = null
    show(null)
  })
  return answer
}

/** The open request, or null; the same object until it is answered. */
export function getReauthenticationRequest(): ReauthenticationRequest | null {
  return open
}

/** Tells when a request opens or ends. Answers how to stop. */
export function subscribeToReauthentication(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

async function openReauthenticationDialog(details: unknown): Promise<boolean> {
  // No page carries the dialog before it is needed.
  const { ReauthenticationDialog: Dialog } = await import('#modules/identity/screens/reauthentication-dialog.tsx')
  return new Promise((resolve) => show({ Dialog, details, answer: resolve }))
}

function show(request: ReauthenticationRequest | null): void {
  open = request
  for (const onChange of listeners) onChange()
}
