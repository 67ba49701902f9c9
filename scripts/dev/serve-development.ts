import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * Serves Syvo with pages straight from their sources, and sends the paths of the files that it loads to its parent process. Only a change
 * of those files needs a restart; pages reload by themselves.
 */
export async function serveDevelopment(widgetFolder: string): Promise<void> {
  registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:') && !url.includes('/node_modules/')) process.send?.({ loaded: fileURLToPath(url) })
      return nextLoad(url, context)
    },
  })
  // The parent process is gone, so this one ends too.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // Imported after the hook is registered, so that it sees every file.
  const { runSyvo } = await import('#entrypoints/start-syvo.ts')
  const { mountDevPages } = await import('#entrypoints/pages.ts')
  await runSyvo({ pages: mountDevPages, widgetFolder })
}
