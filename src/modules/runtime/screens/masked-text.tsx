import { MASK_PATTERN, MASKS } from '../domain/mask-personal-data.ts'

const WORDS: ReadonlySet<string> = new Set(Object.values(MASKS))

/** Shows a masked text with its masks marked as such; everything else in it is plain text. */
export function MaskedText({ children }: { children: string }) {
  return children.split(MASK_PATTERN).map((part, index) =>
    WORDS.has(part) ? (
      <span key={index} className="monitor-mask">
        {part.slice(1, -1)}
      </span>
    ) : (
      part
    ),
  )
}
