import type { AnswerSource } from '../contract.ts'

/** Shows the pages that an answer rests on, each once, as links where they have an address. */
export function TrialChatSources({ sources }: { sources: readonly AnswerSource[] }) {
  const pages = [...new Map(sources.map((source) => [source.url ?? source.title, source])).values()]
  return pages.map(({ title, url }, index) => (
    <span key={url ?? title}>
      {index > 0 && ', '}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer nofollow">
          {title || url}
        </a>
      ) : (
        title
      )}
    </span>
  ))
}
