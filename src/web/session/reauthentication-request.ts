import type { ReauthenticationDialog } from '#modules/identity/screens/reauthentication-dialog.tsx'

/** An open request for reauthentication, with its dialog. */
export interface ReauthenticationRequest {
  readonly Dialog: typeof ReauthenticationDialog
  /** The server's answer about the account's ways to authenticate. */
  readonly details: unknown
  readonly answer: (isProven: boolean) => void
}

let open: ReauthenticationRequest | null = null
let answer: Promise<boolean> | null = null
const listeners = new Set<() => void>()

/**
 * Asks the user to reauthenticate, in a dialog over the current page; false when the user does not. Operations that ask while the dialog is open get
 * the same answer.
 */
export function requestReauthentication(details: unknown): Promise<boolean> {
  answer ??= openReauthenticationDialog(details).finally(() => {
    answer = null
    show(null)
  })
  return answer
}

/** Returns the open request, or null; the same object until it is answered. */
export function getReauthenticationRequest(): ReauthenticationRequest | null {
  return open
}

/** Notifies `onChange` when a request opens or ends. Returns a function that stops it. */
export function subscribeToReauthentication(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

async function openReauthenticationDialog(details: unknown): Promise<boolean> {
  // No page loads the dialog before it is needed.
  const { ReauthenticationDialog: Dialog } = await import('#modules/identity/screens/reauthentication-dialog.tsx')
  return new Promise((resolve) => show({ Dialog, details, answer: resolve }))
}

function show(request: ReauthenticationRequest | null): void {
  open = request
  for (const onChange of listeners) onChange()
}
