import { join } from 'node:path'
import { createServer } from 'vite'

// Starting Vite writes src/web/route-tree.gen.ts from the files in src/web/routes; nothing is built or served.
const vite = await createServer({
  root: join(import.meta.dirname, '..'),
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
await vite.close()
