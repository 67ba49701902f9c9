import { join } from 'node:path'
import { argv } from 'node:process'

/** Separate from `dist`, so that `npm start` never serves a widget of half-finished sources. */
const WIDGET = join(import.meta.dirname, '../.cache/dev-widget')

/** `npm run dev`: this process watches the sources and builds the widget; a child process serves, and restarts when its files change. */
if (argv[2] === '--serve') {
  const { serveDevelopment } = await import('./dev/serve-development.ts')
  await serveDevelopment(WIDGET)
} else {
  const { superviseDevelopment } = await import('./dev/supervise-development.ts')
  await superviseDevelopment(import.meta.filename, WIDGET)
}
