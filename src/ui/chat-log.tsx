import type { ReactNode } from 'react'

/** A conversation; new turns are announced as they come. */
export function ChatLog({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="chat" role="log" aria-label={label}>
      {children}
    </div>
  )
}
