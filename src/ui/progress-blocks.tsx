/** The state of one block of the work. */
export type ProgressMark = 'done' | 'attention' | 'failed' | 'busy' | 'todo'

type Props = {
  label: string
  done: number
  total: number
  text?: string | undefined
  spoken?: string | undefined
  marks?: readonly ProgressMark[] | undefined
}

const MOST_BLOCKS = 24

/**
 * Long work as n of m blocks. `marks` gives the state of each block; above 24 blocks it becomes a plain bar. `spoken` is for screen readers where
 * `text` is not shown.
 */
export function ProgressBlocks({ label, done, total, text, spoken = text, marks }: Props) {
  return (
    <div className="progress">
      {total > MOST_BLOCKS ? (
        <progress className="progress-line" value={done} max={total} aria-label={label} aria-valuetext={spoken} />
      ) : (
        <div
          className="progress-blocks"
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={done}
          aria-valuetext={spoken}
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
