import { useEffect, useState } from 'react'

/**
 * Returns the secret after the `#` of a mailed link, and removes it from the address as soon as the page has read it, so that history, a shared
 * address and linked pages never hold it. Null until then, empty when there is none.
 */
export function useAddressSecret(): string | null {
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    const found = location.hash.slice(1)
    if (found !== '') history.replaceState(history.state, '', location.pathname + location.search)
    // The effect runs twice in development: the second time the address holds nothing any more.
    setSecret((before) => found || (before ?? ''))
  }, [])
  return secret
}
