import { createContext, useContext } from 'react'
import type { ApiClient } from '../http/api-client.ts'

/** The page's one API client for the components below; the shell provides it. */
export const ApiContext = createContext<ApiClient | null>(null)

/** Returns the client that calls our operations as the signed-in user. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext)
  if (!api) throw new Error('useApi needs the shell around it.')
  return api
}
