/**
 * The element that toasts live in. An open modal dialog makes the rest of the page inert and lies above it, so the host moves into
 * the topmost dialog and back: a toast is then seen, heard and closable at any time.
 */
export function toastHost(): HTMLElement {
  const existing = document.getElementById(HOST_ID)
  if (existing) return existing
  const host = document.createElement('div')
  host.id = HOST_ID
  document.body.append(host)
  return host
}

/** Puts the host where it can be seen now; called whenever a dialog opened or is about to go. */
export function mountToastHost(leaving?: HTMLDialogElement): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].filter((dialog) => dialog !== leaving)
  const home = open.at(-1) ?? document.body
  const host = toastHost()
  if (host.parentElement !== home) home.append(host)
}

const HOST_ID = 'toast-host'
