import { MASK_PATTERN, MASKS } from '../domain/mask-personal-data.ts'

const WORDS: ReadonlySet<string> = new Set(Object.values(MASKS))

/** A masked text, in which what was hidden is seen to be hidden. Whatever else it holds is text. */
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
