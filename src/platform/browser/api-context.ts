import { createContext, useContext } from 'react'
import type { ApiClient } from '../http/api-client.ts'

/** Hands the one client of this page to the parts below; the shell provides it. */
export const ApiContext = createContext<ApiClient | null>(null)

/** The client that calls our operations as whoever is signed in. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs the shell around it.')
  return api
}
