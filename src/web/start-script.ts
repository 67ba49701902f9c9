/** Marks the lists of modules that a page needs, one per route; the first begins with the module that hydrates the page. */
const LIST = 'data-modules'

/**
 * Returns the script that fetches the page's own code once the page has been painted: until then sheets and fonts load alone. `early-click-script.ts`
 * keeps presses meanwhile.
 */
export function startScript(): string {
  return `(${startAfterPaint})(${JSON.stringify(LIST)})`
}

type Script = { attrs?: { src?: unknown; type?: string; [LIST]?: string }; children?: string }
type RouteAssets = { preloads?: readonly unknown[]; scripts?: readonly Script[] }

/** Returns the build's manifest with each route's modules as data for the script instead of tags that the browser fetches at once. */
export function askedAfterPaint<M extends { routes: Record<string, RouteAssets> }>(manifest: M): M {
  const routes = Object.entries(manifest.routes).map(
    ([id, { preloads = [], scripts = [], ...rest }]): [string, RouteAssets] => {
      const modules = [...new Set([...scripts.map((script) => script.attrs?.src), ...preloads])]
      const list = { attrs: { type: 'application/json', [LIST]: '' }, children: JSON.stringify(modules) }
      return [id, modules.length === 0 ? rest : { ...rest, scripts: [list] }]
    },
  )
  return { ...manifest, routes: Object.fromEntries(routes) }
}

/** Runs as text in the page, so it uses nothing but its argument and the browser. */
function startAfterPaint(list: string): void {
  const nonce = document.currentScript?.nonce ?? ''
  const LATEST_MS = 1000
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    const found = [...document.querySelectorAll(`script[${list}]`)]
    // oxlint-disable-next-line typescript/no-unsafe-return -- the server wrote the list a few lines above
    const modules = found.flatMap((script): string[] => JSON.parse(script.textContent ?? '[]'))
    for (const href of modules)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }))
    const [entry = ''] = modules
    if (entry)
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry, nonce }))
  }
  const afterReading = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
    else start()
  }
  // A page in the background is not painted until it becomes visible.
  if (document.visibilityState === 'hidden') return afterReading()
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) afterReading()
  }).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => setTimeout(start, LATEST_MS))
}
