import { QueryClient } from '@tanstack/react-query'
import { ApiFailure } from '#platform/http/api-client.ts'

const RETRIES = 2

/** Creates the query cache of the pages. Refusals (4xx) are answers and are not retried; outages are, twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < RETRIES && isOutage(error),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
    },
  })
}

function isOutage(error: Error): boolean {
  return error instanceof ApiFailure && (error.status === 0 || error.status >= 500)
}
