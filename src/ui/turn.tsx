import type { ReactNode } from 'react'
import { Tile } from './tile.tsx'
import { uiText } from './ui.text.ts'

type Props = {
  from: 'user' | 'assistant'
  seed?: string | undefined
  category?: string | undefined
  speaker?: string | undefined
  source?: ReactNode
  /** Additional information about the turn, such as its time; not a source. */
  note?: ReactNode
  children: ReactNode
}

/** One turn in a chat. The assistant's has its tile when seed and category are given, and its source under the answer. */
export function Turn({ from, seed, category, speaker, source, note, children }: Props) {
  const faced = from === 'assistant' && seed !== undefined && category !== undefined
  return (
    <div className="turn" data-from={from}>
      {faced && <Tile seed={seed} category={category} size={40} />}
      <div className="turn-bubble">
        {speaker && <span className="visually-hidden">{speaker}: </span>}
        {children}
        {source && (
          <div className="turn-source">
            <span>
              <span className="visually-hidden">{uiText.source} </span>
              {source}
            </span>
          </div>
        )}
        {note && <div className="turn-note">{note}</div>}
      </div>
    </div>
  )
}
