import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type Props = {
  message: string
  title?: ReactNode
  description?: ReactNode
  retryLabel: string
  onRetry: () => void
  pending?: boolean | undefined
  headingLevel?: 2 | 3 | undefined
}

/** Says what could not be fetched and that nothing is lost, with a button to try again. */
export function ErrorState({ message, title, description, retryLabel, onRetry, pending, headingLevel = 3 }: Props) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className="empty-state">
      {title && <Heading className="empty-state-title">{title}</Heading>}
      <Notice tone="error" live>
        {message}
      </Notice>
      {description && <p className="empty-state-text">{description}</p>}
      <Button size="small" pending={pending} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  )
}
