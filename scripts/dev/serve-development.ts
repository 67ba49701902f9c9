import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Serves Syvo with pages straight from their sources, and tells the process that started it which of our files it loaded: only a change of
 * those asks for a new process, the pages change by themselves.
 */
export async function serveDevelopment(widgetFolder: string): Promise<void> {
  registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:') && !url.includes('/node_modules/')) process.send?.({ loaded: fileURLToPath(url) })
      return nextLoad(url, context)
    },
  })
  // Who started us is gone without a word: end as if told to.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Imported only now, so that the hook sees every file.
  const { runSyvo } = await import('#entrypoints/start-syvo.ts')
  const { mountDevPages } = await import('#entrypoints/pages.ts')
  await runSyvo({ pages: mountDevPages, widgetFolder })
}
