import { useEffect, useState } from 'react'

/**
 * The secret that a mailed link carries behind the `#`, taken out of the address as soon as the page has it: history, a shared address and
 * what the page links to never hold it. Null until then, empty when there is none.
 */
export function useAddressSecret(): string | null {
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    const found = location.hash.slice(1)
    if (found !== '') history.replaceState(history.state, '', location.pathname + location.search)
    // Read twice in development: the second time the address holds nothing any more.
    setSecret((before) => found || (before ?? ''))
  }, [])
  return secret
}
