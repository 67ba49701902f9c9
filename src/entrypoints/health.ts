import type { Hono } from 'hono'
import type { Settings } from '#platform/config/settings.ts'
import type { Database } from '#platform/database/database.ts'

/** `/healthz` says that the process lives, `/readyz` that its database answers, and whether payments are simulated. */
export function mountHealth(app: Hono, db: Database, { PAYMENTS }: Pick<Settings, 'PAYMENTS'>): void {
  const ready = PAYMENTS === 'sandbox' ? 'ok\npayments: sandbox' : 'ok'
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    try {
      await db.one({ role: 'anon' }, 'select 1', [])
      return context.text(ready)
    } catch {
      return context.text('database', 503)
    }
  })
}
