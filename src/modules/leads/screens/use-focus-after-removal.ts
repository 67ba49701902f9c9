import { type RefObject, useEffect, useState } from 'react'
import type { Lead } from '../contract.ts'

/**
 * Returns a function to call when a lead was removed: once its row and its drawer are gone, the focus goes to the heading of the list, else to the
 * title of the page, because the button that opened the drawer went with the row.
 */
export function useFocusAfterRemoval(
  part: RefObject<HTMLElement | null>,
  leads: readonly Lead[],
  openId: string | null,
): (id: string) => void {
  const [removedId, setRemovedId] = useState<string | null>(null)
  const isGone = removedId !== null && openId === null && !leads.some((lead) => lead.id === removedId)
  useEffect(() => {
    if (!isGone) return
    setRemovedId(null)
    if (document.activeElement !== document.body) return
    const heading =
      part.current?.querySelector<HTMLElement>('.section-header h2') ?? part.current?.querySelector<HTMLElement>('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [isGone, part])
  return setRemovedId
}
