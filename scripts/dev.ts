import { join } from 'node:path'
import { argv } from 'node:process'

/** Apart from `dist`: a start must never take a widget that was made of half-finished sources for the built one. */
const WIDGET = join(import.meta.dirname, '../.cache/dev-widget')

/** `npm run dev`: this process watches and builds the widget; a second one serves, and is started again when its own files change. */
if (argv[2] === '--serve') {
  const { serveDevelopment } = await import('./dev/serve-development.ts')
  await serveDevelopment(WIDGET)
} else {
  const { superviseDevelopment } = await import('./dev/supervise-development.ts')
  await superviseDevelopment(import.meta.filename, WIDGET)
}
