/** How one block of the work went. */
export type ProgressMark = 'done' | 'attention' | 'failed' | 'busy' | 'todo'

type Props = {
  label: string
  done: number
  total: number
  text?: string | undefined
  marks?: readonly ProgressMark[] | undefined
}

const MOST_BLOCKS = 24

/** Long work as n of m blocks. `marks` tells block by block how it went; above 24 blocks it becomes a plain bar. */
export function ProgressBlocks({ label, done, total, text, marks }: Props) {
  return (
    <div className="progress">
      {total > MOST_BLOCKS ? (
        <progress className="progress-line" value={done} max={total} aria-label={label} />
      ) : (
        <div
          className="progress-blocks"
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
          aria-valuetext={text}
        >
          {Array.from({ length: total }, (_, i) => (
            <span className="progress-block" key={i} data-mark={marks?.[i] ?? (i < done ? 'done' : 'todo')} />
          ))}
        </div>
      )}
      {text && <p className="progress-text">{text}</p>}
    </div>
  )
}
