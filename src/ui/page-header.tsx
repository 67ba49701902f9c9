import type { ReactNode } from 'react'
import { SampleMark } from './sample-mark.tsx'

type Props = {
  title: ReactNode
  description?: ReactNode
  media?: ReactNode
  actions?: ReactNode
  sample?: ReactNode
}

/** The head of a page: its one h1, a line about it, a tile before it, actions at the far end. */
export function PageHeader({ title, description, media, actions, sample }: Props) {
  return (
    <header className="page-header">
      <div className="page-header-main">
        {media}
        <div>
          <h1>{title}</h1>
          {(description || sample) && (
            <p className="page-header-note">
              {description && <span>{description}</span>}
              {sample && <SampleMark>{sample}</SampleMark>}
            </p>
          )}
        </div>
      </div>
      {actions && <div className="button-row page-header-actions">{actions}</div>}
    </header>
  )
}
