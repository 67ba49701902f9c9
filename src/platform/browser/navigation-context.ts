import { createContext, useContext } from 'react'

/**
 * Opens a path of our own without loading the page anew; `replace` leaves no step back, `keepScroll` leaves the page where it is, for what gets
 * another address while it stays the same.
 */
export type Go = (path: string, options?: { replace?: boolean; keepScroll?: boolean }) => void

/** Hands the way to navigate to the parts below; the shell provides it. */
export const NavigationContext = createContext<Go | null>(null)

/** Navigation by code. In markup a plain `<a href="/...">` is enough: the shell makes it a quick one. */
export function useGo(): Go {
  const go = useContext(NavigationContext)
  if (!go) throw new Error('useGo needs the shell around it.')
  return go
}
