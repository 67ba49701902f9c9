import { lazy, Suspense, useSyncExternalStore } from 'react'
import { areToastsWaiting, subscribeToToastCalls } from './toast.ts'

const ToastStack = lazy(() => import('./toast-stack.tsx'))

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
