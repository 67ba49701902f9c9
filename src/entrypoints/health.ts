import type { Hono } from 'hono'
import type { Database } from '#platform/database/database.ts'

/** `/healthz` says that the process lives, `/readyz` that its database answers. */
export function mountHealth(app: Hono, db: Database): void {
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    try {
      await db.one({ role: 'anon' }, 'select 1', [])
      return context.text('ok')
    } catch {
      return context.text('database', 503)
    }
  })
}
