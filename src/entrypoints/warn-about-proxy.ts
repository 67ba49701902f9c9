import type { Hono } from 'hono'
import type { Settings } from '#platform/config/settings.ts'
import { isForwarded } from '#platform/http/is-forwarded.ts'
import type { Log } from '#platform/log/log.ts'

/**
 * Logs once that a proxy or tunnel is in front of a process whose settings do not name it, with instructions. Mount it before everything that
 * answers.
 */
export function warnAboutProxy(app: Hono, { settings, log }: { settings: Settings; log: Log }): void {
  const warning = settings.DEMO ? BEHIND_DEMO : settings.TRUST_PROXY.length === 0 ? UNNAMED_PROXY : null
  if (warning === null) return
  let isLogged = false
  app.use('*', async (context, next) => {
    if (!isLogged && isForwarded(context)) {
      isLogged = true
      log.warn(warning)
    }
    await next()
  })
}

const BEHIND_DEMO =
  'a proxy or tunnel passes requests on to a demo: its accounts and its outbox do not answer them. For use by others set DEMO=off and PUBLIC_URL, and TRUST_PROXY to the address of the proxy (docs/operations.md, "In het openbaar")'

const UNNAMED_PROXY =
  'a proxy passes requests on, but TRUST_PROXY is empty: all visitors count as one, so that they share the limits on wrong passwords. Set TRUST_PROXY to the address of the proxy (docs/operations.md, "In het openbaar")'
