import { useRef } from 'react'
import { useGo } from './navigation-context.ts'

/**
 * Opens and closes the drawer of a list screen whose open row stands in the address as `?id=`. Opening is a step, so that back closes the
 * drawer; closing takes that step back, so that back never opens it again. A drawer that the address itself opened is closed in its place.
 */
export function useAddressDrawer(path: string, openId: string | null): { open(id: string): void; close(): void } {
  const go = useGo()
  const steppedHere = useRef(false)
  return {
    open: (id) => {
      go(`${path}?id=${id}`, { replace: openId !== null })
      if (openId === null) steppedHere.current = true
    },
    close: () => {
      if (steppedHere.current) history.back()
      else go(path, { replace: true })
      steppedHere.current = false
    },
  }
}
