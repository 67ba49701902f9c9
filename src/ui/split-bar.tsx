type Part = { label: string; value: number; tone: 'orange' | 'orange-soft' | 'neutral' | 'blue' | 'green' | 'red' }

const GAP = 1.6

/** The parts of a whole, as one bar with its numbers in words below. Empty parts are left out of the drawing. */
export function SplitBar({ label, parts }: { label: string; parts: readonly Part[] }) {
  const drawn = parts.filter((part) => part.value > 0)
  const total = drawn.reduce((sum, part) => sum + part.value, 0)
  const room = 100 - GAP * Math.max(0, drawn.length - 1)
  const starts = drawn.map((_, i) => drawn.slice(0, i).reduce((at, part) => at + (part.value / total) * room + GAP, 0))
  return (
    <div className="split-bar" role="group" aria-label={label}>
      <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {drawn.map((part, i) => (
          <rect
            className="split-part"
            data-tone={part.tone}
            key={part.label}
            x={starts[i]}
            width={(part.value / total) * room}
            height="14"
          />
        ))}
      </svg>
      <p className="split-legend">
        {parts.map((part) => (
          <span key={part.label}>
            {part.value} {part.label}
          </span>
        ))}
      </p>
    </div>
  )
}
