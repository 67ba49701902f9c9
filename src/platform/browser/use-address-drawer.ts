import { useRef } from 'react'
import { useGo } from './navigation-context.ts'

/**
 * Returns functions to open and close the drawer of a list screen whose open row is in the address as `?id=`. Opening adds a history entry, so that
 * back closes the drawer; closing goes back over that entry, so that back never opens the drawer again. A drawer that the address itself opened is
 * closed by replacing the address.
 */
export function useAddressDrawer(path: string, openId: string | null): { open(id: string): void; close(): void } {
  const go = useGo()
  const steppedHere = useRef(false)
  return {
    open: (id) => {
      go(`${path}${path.includes('?') ? '&' : '?'}id=${id}`, { replace: openId !== null })
      if (openId === null) steppedHere.current = true
    },
    close: () => {
      if (steppedHere.current) history.back()
      else go(path, { replace: true })
      steppedHere.current = false
    },
  }
}
