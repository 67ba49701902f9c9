import { lazy, Suspense, useSyncExternalStore } from 'react'

const ToastStack = lazy(() => import('./toast-stack.tsx'))

/** Where toasts appear; once, in the shell. Renders nothing on the server and loads its code after the page is there. */
export function Toaster() {
  const inBrowser = useSyncExternalStore(subscribeNever, isBrowser, isServer)
  if (!inBrowser) return null
  return (
    <Suspense>
      <ToastStack />
    </Suspense>
  )
}

const subscribeNever = () => () => {}
const isBrowser = () => true
const isServer = () => false
