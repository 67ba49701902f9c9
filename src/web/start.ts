import { createStart } from '@tanstack/react-start'
import type { PageRequestContext } from './request-context.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageRequestContext }
  }
}

/** Start's own options; there are no server functions, the pages call only the backend's endpoints. */
export const startInstance = createStart(() => ({ defaultSsr: true }))
