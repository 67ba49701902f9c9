/**
 * Returns the element that contains the toasts. An open modal dialog makes the rest of the page inert and lies above it, so the host moves into the
 * topmost dialog and back: a toast can then be seen, heard and closed at any time.
 */
export function toastHost(): HTMLElement {
  const existing = document.getElementById(HOST_ID)
  if (existing) return existing
  const host = document.createElement('div')
  host.id = HOST_ID
  document.body.append(host)
  return host
}

/** Moves the host to where it is visible now; called whenever a dialog opened or is about to close. */
export function mountToastHost(leaving?: HTMLDialogElement): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].filter((dialog) => dialog !== leaving)
  const home = open.at(-1) ?? document.body
  const host = toastHost()
  if (host.parentElement !== home) home.append(host)
}

const HOST_ID = 'toast-host'
