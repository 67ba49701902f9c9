import { type ComponentType, lazy } from 'react'

type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/**
 * A part of a page whose code the browser fetches when it is first drawn, and the server when this module loads: pages are drawn there in one
 * go, and what suspends them is left out, which the browser reports as an error (React #419). Stands within a Suspense. A route that the router
 * splits awaits `preload` in its loader, because its module may load right before it is drawn.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  if (typeof window !== 'undefined') {
    const preload = async () => {
      await load()
    }
    return Object.assign(
      lazy(async () => ({ default: await load() })),
      { preload },
    )
  }
  let loaded: ComponentType<Props> | null = null
  const loading = load().then((part) => {
    loaded = part
  })
  function ServerPart(props: Props) {
    const Part = loaded
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(ServerPart, { preload: () => loading })
}
