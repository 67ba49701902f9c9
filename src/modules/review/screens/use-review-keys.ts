import { useEffect, useRef, useState } from 'react'

const OFF_KEY = 'syvo.review-keys-off'

/** The action of each key, by its letter. */
export type KeyActions = Readonly<Record<string, (() => void) | undefined>>

/**
 * Registers single letters as shortcuts, inactive while the user types, chooses, or has a dialog open, and with Ctrl, Alt or Meta. A user who works
 * by voice or
 * presses keys by accident can switch them off, which this browser remembers (WCAG 2.1.4).
 */
export function useReviewKeys(actions: KeyActions): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const [isOn, setIsOn] = useState(readOn)
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      const action = latest.current[event.key.toLowerCase()]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
  return {
    isOn,
    setOn: (next) => {
      setIsOn(next)
      storeOn(next)
    },
  }
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof Element &&
    target.closest('input:not([role=switch]), textarea, select, [contenteditable]') !== null
  )
}

function readOn(): boolean {
  try {
    return localStorage.getItem(OFF_KEY) === null
  } catch {
    // Storage may be unavailable; the keys then work until the page is left.
    return true
  }
}

function storeOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(OFF_KEY)
    else localStorage.setItem(OFF_KEY, '1')
  } catch {
    // Without storage the choice still counts for this page.
  }
}
