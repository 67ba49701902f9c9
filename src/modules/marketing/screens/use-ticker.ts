import { useEffect, useState, useSyncExternalStore } from 'react'

/** How long each message of the ticker stands, in milliseconds (PAGE-09). */
const TICKER_PERIOD_MS = 8000
const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'

/**
 * Which of `count` messages shows. It goes on by itself every 8 seconds until the visitor stops it; for who asked the system for less movement
 * it stands still until started. `next` goes on at once and starts a new period.
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

/** The server does not know what the visitor wants; the first render in the browser is as the server's. */
const getServerReducedMotion = () => false
