import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { mountToastHost, toastHost } from './toast-host.ts'

/**
 * Controls a native modal dialog by `open`: the browser traps the focus, makes the page inert and returns the focus on close. The focus starts at
 * `data-autofocus`, else at the first field, else at the first button. Escape and a click on the backdrop call `onClose`; the parent decides.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useBrowserLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    if (!dialog.open) {
      setScrollbarWidth()
      dialog.showModal()
    }
    dialog.querySelector<HTMLElement>(FIRST)?.focus()
    mountToastHost()
    return () => {
      const isFocusInToast = toastHost().contains(document.activeElement)
      mountToastHost(dialog)
      if (dialog.open) dialog.close()
      // React puts the focus back on what had it before this commit and is still in the page: a toast's button, of what was in the dialog nothing.
      const opener = document.activeElement
      if (isFocusInToast && opener instanceof HTMLElement) queueMicrotask(() => opener.focus())
    }
  }, [open])
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // A browser may close without asking (a second Escape); the parent's state must follow. Under StrictMode it is open again by now.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && isOutside(event)) onClose()
    },
  }
}

const FIRST = '[data-autofocus], input:not([type="hidden"]):enabled, select:enabled, textarea:enabled'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Stores the width of the scrollbar before the modal hides it; set through the object model, which a strict policy allows. */
function setScrollbarWidth() {
  if (document.querySelector('dialog:modal')) return
  const root = document.documentElement
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`)
}

function isOutside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
