import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cleanSearch } from '../domain/listing-filters.ts'

const PAUSE_MS = 250

/** The text of a search box, which reaches the address when the typing pauses. */
export interface SearchBox {
  readonly text: string
  setText(text: string): void
  /** Returns the current text for a change that goes to the address now; text that was still waiting goes with it. */
  commit(): string
  clear(): void
}

/**
 * Binds a search box to the address. Going back or following a link writes into the box; typed text is written to the address after a short pause.
 */
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
