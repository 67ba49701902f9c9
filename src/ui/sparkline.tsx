import { classNames } from './class-names.ts'

const WIDTH = 380
const HEIGHT = 72
const BASE = 70

type Props = {
  label: string
  values: readonly number[]
  ticks?: readonly string[] | undefined
  size?: 'small' | 'large' | undefined
}

/** A line over time. `label` describes the line in words; `ticks` are the words under it. Starts at zero, one point is a flat line. */
export function Sparkline({ label, values, ticks, size = 'large' }: Props) {
  const points = sparklinePoints(values)
  return (
    <div className="chart-figure">
      <svg
        className={classNames('sparkline', size === 'small' && 'sparkline-small')}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className="chart-base" d={`M0 ${BASE}H${WIDTH}`} />
        {size === 'large' && <path className="chart-grid" d={`M0 24H${WIDTH}`} />}
        {points && <polygon className="sparkline-area" points={`0,${BASE} ${points} ${WIDTH},${BASE}`} />}
        {points && <polyline className="sparkline-line" points={points} />}
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

/** Returns the points of the line in the drawing's own units; empty without values. */
export function sparklinePoints(values: readonly number[]): string {
  const line = values.length === 1 ? [...values, ...values] : values
  const top = Math.max(1, ...line)
  const step = WIDTH / Math.max(1, line.length - 1)
  return line.map((value, i) => `${round(i * step)},${round(BASE - (Math.max(0, value) / top) * (BASE - 6))}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
