import { useEffect, useState, useSyncExternalStore } from 'react'

/** How long each message of the ticker is shown, in milliseconds (PAGE-09). */
const TICKER_PERIOD_MS = 8000
const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'

/**
 * Returns which of `count` messages to show. It advances every 8 seconds until the visitor stops it; with reduced motion set in the system
 * it is stopped until started. `next` advances at once and starts a new period.
 */
export function useTicker(count: number) {
  const prefersReducedMotion = useSyncExternalStore(
    subscribeToReducedMotion,
    () => matchMedia(REDUCED_MOTION_QUERY).matches,
    getServerReducedMotion,
  )
  const [choice, setChoice] = useState<boolean | null>(null)
  const [shown, setShown] = useState(0)
  const isRunning = choice ?? !prefersReducedMotion
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setShown((shown + 1) % count), TICKER_PERIOD_MS)
    return () => clearTimeout(timer)
  }, [isRunning, shown, count])
  return {
    shown,
    isRunning,
    toggle: () => setChoice(!isRunning),
    next: () => setShown((shown + 1) % count),
  }
}

function subscribeToReducedMotion(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION_QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Returns false, because the server does not know the visitor's setting; the first render in the browser equals the server's. */
const getServerReducedMotion = () => false
