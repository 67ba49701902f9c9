import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the first field of the last item once one was added to a list; returns how to request that. */
export function useFocusOnAdded(list: RefObject<HTMLElement | null>, count: number): () => void {
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current || count === 0) return
    isAsked.current = false
    const items = list.current?.querySelectorAll<HTMLElement>('[role="group"]')
    items?.[items.length - 1]?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [list, count])
  return () => {
    isAsked.current = true
  }
}
