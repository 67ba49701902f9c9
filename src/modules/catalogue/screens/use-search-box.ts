import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cleanSearch } from '../domain/listing-filters.ts'

const PAUSE_MS = 250

/** The text of a search box: at once in the box, and in the address when the typing pauses. */
export interface SearchBox {
  readonly text: string
  setText(text: string): void
  /** What stands in the box at this moment, for a change that goes to the address now; what was still waiting goes with it. */
  commit(): string
  clear(): void
}

/** Ties a search box to the address. A step back or a link writes into the box; what was typed goes out when nothing is typed for a moment. */
export function useSearchBox(searched: string, onSearch: (search: string) => void): SearchBox {
  const [text, setText] = useState(searched)
  const sent = useRef(searched)
  useEffect(() => {
    if (searched === sent.current) return
    sent.current = searched
    setText(searched)
  }, [searched])
  const send = useEffectEvent(() => {
    const search = cleanSearch(text)
    if (search === sent.current) return
    sent.current = search
    onSearch(search)
  })
  useEffect(() => {
    const timer = setTimeout(() => send(), text === '' ? 0 : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const put = (search: string) => {
    sent.current = search
    return search
  }
  return { text, setText, commit: () => put(cleanSearch(text)), clear: () => setText(put('')) }
}
