import { useEffect, useState } from 'react'

const STEP_MS = 30
const LONGEST_MS = 1500

/**
 * Returns how many characters of a text are shown while it is typed out: null before the first time, then growing to its length within a second and
 * a half. With reduced motion the whole text is shown at once.
 */
export function useTyping(): readonly [shown: number | null, type: (length: number) => void] {
  const [typed, setTyped] = useState<{ shown: number; length: number } | null>(null)
  const isDone = typed === null || typed.shown >= typed.length
  useEffect(() => {
    if (isDone) return
    const timer = setInterval(
      () =>
        setTyped(
          (now) => now && { ...now, shown: now.shown + Math.max(2, Math.ceil((now.length * STEP_MS) / LONGEST_MS)) },
        ),
      STEP_MS,
    )
    return () => clearInterval(timer)
  }, [isDone])
  const type = (length: number) => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    setTyped({ shown: prefersReducedMotion ? length : 0, length })
  }
  return [typed?.shown ?? null, type]
}
