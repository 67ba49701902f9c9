import type { ReactNode } from 'react'

/** The tone of a message that is shown for a moment. */
export type ToastTone = 'success' | 'error' | 'attention'

/** One toast to show. */
export type ToastOrder = { tone: ToastTone; title: string; description?: ReactNode; durationMs: number }

type Listener = (order: ToastOrder) => void

const SUCCESS_MS = 4000
const ERROR_MS = 5000
const listeners = new Set<Listener>()
const waiting: ToastOrder[] = []
const watchers = new Set<() => void>()

/** Shows that something worked, for 4 seconds. */
export function toastSuccess(title: string, description?: ReactNode): void {
  send({ tone: 'success', title, description, durationMs: SUCCESS_MS })
}

/** Shows that something failed, for 5 seconds. */
export function toastError(title: string, description?: ReactNode): void {
  send({ tone: 'error', title, description, durationMs: ERROR_MS })
}

/** Shows a notice, for 5 seconds. */
export function toastNotice(title: string, description?: ReactNode): void {
  send({ tone: 'attention', title, description, durationMs: ERROR_MS })
}

/** Subscribes the Toaster; earlier orders are passed to it first. */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener)
  for (const order of waiting.splice(0)) listener(order)
  return () => listeners.delete(listener)
}

/** Tells whether an order came before the Toaster was ready. */
export function areToastsWaiting(): boolean {
  return waiting.length > 0
}

/** Notifies when an order comes while the Toaster is not ready. Returns a function that stops it. */
export function subscribeToToastCalls(notify: () => void): () => void {
  watchers.add(notify)
  return () => watchers.delete(notify)
}

function send(order: ToastOrder): void {
  if (listeners.size === 0) {
    waiting.push(order)
    for (const notify of watchers) notify()
  }
  for (const listener of listeners) listener(order)
}
