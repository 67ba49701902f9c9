import type { KeyboardEvent } from 'react'

/** Returns the index that an arrow, Home or End key leads to in a row of `count`, wrapping around; undefined for other keys. */
export function rovingIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Moves the focus from the element that got the key to its neighbour of the same role, and returns its index. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, role: string): number | undefined {
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>(`[role="${role}"]`) ?? [])]
  const index = buttons.findIndex((button) => button === document.activeElement)
  const next = index < 0 ? undefined : rovingIndex(event.key, index, buttons.length)
  if (next === undefined) return undefined
  event.preventDefault()
  buttons[next]?.focus()
  return next
}
