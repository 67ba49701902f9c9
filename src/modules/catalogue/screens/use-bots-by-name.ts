import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/browser/api-context.ts'
import { NO_FILTERS } from '../domain/listing-filters.ts'
import { listingQuery } from './listing-client.ts'

/** The least letters that are searched for, and the pause after the last one. */
const LETTERS_MIN = 2
const PAUSE_MS = 150

/** Returns the bots that the marketplace's search finds for the typed text, a moment after the last letter; none for less than two letters. */
export function useBotsByName(query: string): readonly { id: string; title: string; category: string }[] {
  const [sought, setSought] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSought(query.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [query])
  const found = useQuery({
    ...listingQuery(useApi(), { ...NO_FILTERS, search: sought }),
    enabled: sought.length >= LETTERS_MIN,
    placeholderData: (before) => before,
  })
  return sought.length >= LETTERS_MIN && found.data?.demo === 'no' ? found.data.bots : []
}
