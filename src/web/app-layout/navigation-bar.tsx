import { useRouterState } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { shellText } from './shell.text.ts'

/**
 * Shows at the top of every page that the next one is loading, and below that there is no connection. The first is only visual: where the next page
 * begins the focus moves to its title, which a screen reader announces.
 */
export function NavigationBar() {
  const isOpening = useRouterState({ select: ({ status }) => status === 'pending' })
  const isOnline = useSyncExternalStore(subscribeToConnection, isConnected, () => true)
  return (
    <>
      {isOpening && <div className="progress-line" aria-hidden="true" />}
      <div className="offline-bar" role="status">
        {!isOnline && <p>{shellText.offline}</p>}
      </div>
    </>
  )
}

const isConnected = (): boolean => navigator.onLine

function subscribeToConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
