import { type ComponentType, lazy } from 'react'

type LazyPart<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/**
 * Creates a part of a page whose code the browser fetches at its first render, and the server when this module loads: pages are rendered there in one
 * pass, and a suspended part is left out, which the browser reports as an error (React #419). Use it within a Suspense. A route that the router
 * splits awaits `preload` in its loader, because its module may load right before it is rendered.
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
