import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'

/** Renders pages for the entrypoint, which hands nonce, door and site in the request's context. Errors of a page are logged; the framework would swallow them. */
const render = createStartHandler((context) => {
  for (const match of context.router.stores.matches.get()) {
    if (match.status === 'error') console.error(`page ${match.routeId} failed`, match.error)
  }
  return defaultStreamHandler(context)
})

export default { fetch: render }
