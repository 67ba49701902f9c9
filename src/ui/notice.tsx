import type { ReactNode } from 'react'

type Props = {
  tone?: 'info' | 'attention' | 'error' | 'success' | undefined
  title?: ReactNode
  action?: ReactNode
  live?: boolean | undefined
  children?: ReactNode
}

/** A message that stays in the page. `live` announces it when it appears: an error at once, the others politely. */
export function Notice({ tone = 'info', title, action, live, children }: Props) {
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <div className="notice" data-tone={tone} role={role}>
      <div className="notice-body">
        {title && (
          <strong className="notice-title" data-alone={children !== undefined && isUnclosed(title) ? '' : undefined}>
            {title}{' '}
          </strong>
        )}
        {children}
      </div>
      {action && <div className="notice-action">{action}</div>}
    </div>
  )
}

/** Tells whether a title has no end mark: then it gets its own line, or the following text would continue it. */
function isUnclosed(title: ReactNode): boolean {
  return typeof title === 'string' && !/[.:!?]$/.test(title)
}
