import { createContext, useContext } from 'react'

/**
 * Opens a path of our own without reloading the page; `replace` adds no history entry, `keepScroll` keeps the scroll position, for a page that
 * changes only its address.
 */
export type Go = (path: string, options?: { replace?: boolean; keepScroll?: boolean }) => void

/** The navigation function for the components below; the shell provides it. */
export const NavigationContext = createContext<Go | null>(null)

/** Returns the function to navigate by code. In markup a plain `<a href="/...">` is enough: the shell navigates without a reload. */
export function useGo(): Go {
  const go = useContext(NavigationContext)
  if (!go) throw new Error('useGo needs the shell around it.')
  return go
}
