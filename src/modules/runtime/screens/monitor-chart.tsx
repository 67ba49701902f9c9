import { useState } from 'react'
import { BarChart } from '#ui/bar-chart.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { formatDayMonth, formatTime } from '#ui/format/date.ts'
import { formatDecimal, formatNumber } from '#ui/format/number.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ToggleGroup } from '#ui/toggle-group.tsx'
import type { HourCounts } from '../contract/monitor.ts'
import { type ERROR_RANGES, type ErrorBlock, errorBlocks, errorShare } from '../domain/error-blocks.ts'
import { monitorText as text } from './monitor.text.ts'

type Range = keyof typeof ERROR_RANGES
type Props = {
  answer: { hours: readonly HourCounts[]; now: string } | undefined
  isFailed: boolean
  onRetry: () => void
}

const THRESHOLD = 0.05
const TOP_LEAST = 0.1
/** A period without errors still shows that there were questions. */
const STUB = 0.03

/** Shows the share of executions that failed, by the hour over a day or by six hours over a week; red above one in twenty. */
export function MonitorChart({ answer, isFailed, onRetry }: Props) {
  const [range, setRange] = useState<Range>('day')
  return (
    <Card as="section" padded className="monitor-chart" aria-labelledby="monitor-chart">
      <div className="monitor-chart-head">
        <h2 id="monitor-chart">{text.chart}</h2>
        <ToggleGroup
          label={text.range}
          items={[
            { value: 'day', label: text.day },
            { value: 'week', label: text.week },
          ]}
          value={range}
          onValueChange={setRange}
        />
      </div>
      {answer && <ErrorBars blocks={errorBlocks(answer.hours, new Date(answer.now), range)} range={range} />}
      {!answer && isFailed && (
        <p className="soft">
          {text.chartFailed}{' '}
          <Button variant="quiet" size="small" onClick={onRetry}>
            {text.retry}
          </Button>
        </p>
      )}
      {!answer && !isFailed && <Skeleton shape="block" width="full" />}
    </Card>
  )
}

function ErrorBars({ blocks, range }: { blocks: readonly ErrorBlock[]; range: Range }) {
  const executions = blocks.reduce((sum, block) => sum + block.executions, 0)
  const failed = blocks.reduce((sum, block) => sum + block.failed, 0)
  if (executions === 0) return <p className="soft monitor-chart-none">{text.chartNone}</p>
  const worst = blocks.reduce((one, other) => (errorShare(other) > errorShare(one) ? other : one))
  const top = Math.max(TOP_LEAST, Math.ceil(errorShare(worst) * 10) / 10)
  const percent = percentOf(errorShare({ executions, failed }))
  return (
    <>
      <BarChart
        label={text.chartSpoken(text[range], { percent, worst: labelOf(worst) })}
        max={top}
        threshold={THRESHOLD}
        bars={blocks.map((block) => ({
          label: labelOf(block),
          value: block.executions === 0 ? 0 : Math.max(errorShare(block), top * STUB),
          low: errorShare(block) > THRESHOLD,
        }))}
        ticks={ticksOf(blocks, range)}
      />
      <p className="small soft">
        {text.chartNote({
          failed: formatNumber(failed),
          executions: formatNumber(executions),
          percent,
          top: percentOf(top),
        })}
      </p>
    </>
  )
}

function labelOf(block: ErrorBlock): string {
  const when = `${formatDayMonth(block.fromMs)}, ${formatTime(block.fromMs)} tot ${formatTime(block.untilMs)}`
  if (block.executions === 0) return text.barNone(when)
  const { executions, failed } = block
  return text.bar(when, percentOf(errorShare(block)), formatNumber(failed), formatNumber(executions))
}

function percentOf(share: number): string {
  const percent = share * 100
  return `${Number.isInteger(percent) ? formatNumber(percent) : formatDecimal(percent)}%`
}

/** Returns the labels at the start, middle and end of the axis. */
function ticksOf(blocks: readonly ErrorBlock[], range: Range): string[] {
  const name = (ms: number) => (range === 'day' ? formatTime(ms) : formatDayMonth(ms))
  const middle = blocks[Math.floor(blocks.length / 2)]
  return [blocks[0]?.fromMs, middle?.fromMs, blocks.at(-1)?.untilMs].flatMap((ms, nth) =>
    ms === undefined ? [] : [nth === 2 ? text.now : name(ms)],
  )
}
