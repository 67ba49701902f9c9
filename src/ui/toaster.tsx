import { lazy, Suspense, useSyncExternalStore } from 'react'
import { areToastsWaiting, subscribeToToastCalls } from './toast.ts'

const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 300_000

const ToastStack = lazy(loadStack)

/**
 * Renders the toasts; once, in the shell. Its code is fetched when the page is first used, so that it is ready before the first toast and no page
 * waits for it.
 */
export function Toaster() {
  const isWanted = useSyncExternalStore(subscribeToUse, wasUsed, isNever)
  if (!isWanted) return null
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  )
}

let isUsed = false
const wasUsed = () => isUsed
const isNever = () => false

function subscribeToUse(onChange: () => void): () => void {
  const use = () => {
    isUsed = true
    onChange()
  }
  if (areToastsWaiting()) isUsed = true
  const stopWatching = subscribeToToastCalls(use)
  document.addEventListener('pointerdown', use, { once: true, passive: true })
  document.addEventListener('keydown', use, { once: true })
  return () => {
    stopWatching()
    document.removeEventListener('pointerdown', use)
    document.removeEventListener('keydown', use)
  }
}

/** Fetches the code of the toasts, again when the connection returns or after a while: a page that is first used offline must not fail for it. */
async function loadStack(): Promise<typeof import('./toast-stack.tsx')> {
  for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(2 * waitMs, LAST_RETRY_MS)) {
    try {
      return await import('./toast-stack.tsx')
    } catch {
      await onlineOrAfter(waitMs)
    }
  }
}

function onlineOrAfter(waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, waitMs)
    addEventListener('online', goOn)
  })
}
