type Bar = { label: string; value: number; low?: boolean | undefined }

type Props = {
  label: string
  bars: readonly Bar[]
  max?: number | undefined
  threshold?: number | undefined
  ticks?: readonly string[] | undefined
}

const HEIGHT = 96
const CAP = 4

/** Bars over time. A `low` bar is red, `threshold` is a dashed line. Hovering names a bar; `label` describes the whole in words. */
export function BarChart({ label, bars, max, threshold, ticks }: Props) {
  const top = max ?? Math.max(1, ...bars.map((bar) => bar.value))
  const slot = 100 / Math.max(1, bars.length)
  return (
    <div className="chart-figure">
      <svg className="bar-chart" viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {bars.map((bar, i) => {
          const height = (Math.max(0, Math.min(bar.value, top)) / top) * HEIGHT
          const place = { x: i * slot + slot * 0.08, width: slot * 0.84, y: HEIGHT - height }
          return (
            <g key={bar.label}>
              <title>{bar.label}</title>
              <rect className="bar-chart-bar" {...place} height={height} data-low={bar.low || undefined} />
              <rect
                className="bar-chart-cap"
                {...place}
                height={Math.min(CAP, height)}
                data-low={bar.low || undefined}
              />
            </g>
          )
        })}
        {threshold !== undefined && (
          <path className="chart-grid bar-chart-threshold" d={`M0 ${HEIGHT - (threshold / top) * HEIGHT}H100`} />
        )}
        <path className="chart-base" d={`M0 ${HEIGHT}H100`} />
      </svg>
      {ticks && (
        <div className="chart-ticks" aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
      )}
    </div>
  )
}
