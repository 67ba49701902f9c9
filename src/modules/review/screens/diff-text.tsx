import { useMemo } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { textDiff } from '../domain/text-diff.ts'
import { detailsText as text } from './review-details.text.ts'

const TAGS = { removed: 'del', added: 'ins' } as const

/** Shows two texts as one, with removed text struck out and added text marked; screen readers announce which is which. */
export function DiffText({ before, after, isCode }: { before: string; after: string; isCode: boolean }) {
  const parts = useMemo(() => textDiff(before, after), [before, after])
  return (
    <p className={isCode ? 'marked-text marked-code' : 'marked-text'}>
      {parts.map((part, at) => {
        if (part.kind === 'same') return <span key={at}>{part.text}</span>
        const Tag = TAGS[part.kind]
        return (
          <Tag key={at}>
            <VisuallyHidden>{` [${text[part.kind]}: `}</VisuallyHidden>
            {part.text}
            <VisuallyHidden>{'] '}</VisuallyHidden>
          </Tag>
        )
      })}
    </p>
  )
}
