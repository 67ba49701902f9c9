import type { ReactNode } from 'react'

/** A message that floats in for a moment. */
export type ToastTone = 'success' | 'error' | 'attention'

/** One toast to show. */
export type ToastOrder = { tone: ToastTone; title: string; description?: ReactNode; durationMs: number }

type Listener = (order: ToastOrder) => void

const SUCCESS_MS = 4000
const ERROR_MS = 5000
const listeners = new Set<Listener>()
const waiting: ToastOrder[] = []
const watchers = new Set<() => void>()

/** Says that something worked, for 4 seconds. */
export function toastSuccess(title: string, description?: ReactNode): void {
  send({ tone: 'success', title, description, durationMs: SUCCESS_MS })
}

/** Says that something failed, for 5 seconds. */
export function toastError(title: string, description?: ReactNode): void {
  send({ tone: 'error', title, description, durationMs: ERROR_MS })
}

/** Says something to know, for 5 seconds. */
export function toastNotice(title: string, description?: ReactNode): void {
  send({ tone: 'attention', title, description, durationMs: ERROR_MS })
}

/** The Toaster listens here; orders from before it was ready are handed over first. */
export function subscribeToToasts(listener: Listener): () => void {
  listeners.add(listener)
  for (const order of waiting.splice(0)) listener(order)
  return () => listeners.delete(listener)
}

/** Whether an order came before anybody could show it. */
export function areToastsWaiting(): boolean {
  return waiting.length > 0
}

/** Tells when an order comes while nobody can show it yet. Answers how to stop. */
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
