import type { Hono } from 'hono'
import type { Settings } from '#platform/config/settings.ts'
import type { Database } from '#platform/database/database.ts'

/**
 * Mounts `/healthz`, which says that the process lives, and `/readyz`, which says that its database answers, whether payments are simulated and
 * whether a language model is missing (AMB-197).
 */
export function mountHealth(app: Hono, db: Database, runs: Pick<Settings, 'PAYMENTS'> & { hasModel: boolean }): void {
  const ready = [
    'ok',
    ...(runs.PAYMENTS === 'sandbox' ? ['payments: sandbox'] : []),
    ...(runs.hasModel ? [] : ['language model: none']),
  ].join('\n')
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    try {
      await db.query({ role: 'anon' }, 'select 1', [])
      return context.text(ready)
    } catch {
      return context.text('database', 503)
    }
  })
}
