import type { QueryClient } from '@tanstack/react-query'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { describeErrorWithFrames } from '#platform/log/describe-error.ts'

/**
 * Renders pages for the entrypoint, which passes nonce, endpoint and site in the request's context: each page is buffered, because the loaders have
 * read everything by then, so that a stream would send nothing sooner and costs a third more. Errors of a page are logged; the framework would
 * swallow them.
 */
const render = createStartHandler(async (context) => {
  for (const match of context.router.stores.matches.get()) {
    if (match.status === 'error') console.error(`page ${match.routeId} failed: ${describeErrorWithFrames(match.error)}`)
  }
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the framework knows no types of the router that it is given; `getRouter` made it
  const { queryClient }: { queryClient: QueryClient } = context.router.options.context
  try {
    return await defaultRenderHandler(context)
  } finally {
    // The query cache would otherwise keep its data for as long as a browser does.
    queryClient.clear()
  }
})

export default { fetch: render }
