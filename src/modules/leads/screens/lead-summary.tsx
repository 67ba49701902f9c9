import { formatNumber, formatPercent } from '#ui/format/number.ts'
import { SplitBar } from '#ui/split-bar.tsx'
import { Stat } from '#ui/stat.tsx'
import { StatStrip } from '#ui/stat-strip.tsx'
import type { LeadAnalytics } from '../contract.ts'
import { leadsText as text } from './leads.text.ts'

/** Shows the four cards above the list (LEAD-04); a dash until the figures are loaded. */
export function LeadSummary({ figures }: { figures: LeadAnalytics | null }) {
  const { total = 0, hot = 0, warm = 0, cold = 0, converted = 0, conversion_rate = 0 } = figures ?? {}
  const shown = (value: string) => (figures ? value : '–')
  return (
    <StatStrip>
      <Stat label={text.total} value={shown(formatNumber(total))} />
      <Stat label={text.hot} value={shown(formatNumber(hot))} tone={hot > 0 ? 'orange' : undefined} />
      <Stat
        label={text.conversion}
        value={shown(formatPercent(conversion_rate / 100))}
        note={figures ? text.converted(converted, total) : undefined}
      />
      {figures ? (
        <Stat label={text.distribution}>
          <SplitBar
            label={text.distribution}
            parts={[
              { label: 'hot', value: hot, tone: 'orange' },
              { label: 'warm', value: warm, tone: 'orange-soft' },
              { label: 'cold', value: cold, tone: 'neutral' },
            ]}
          />
        </Stat>
      ) : (
        <Stat label={text.distribution} value="–" />
      )}
    </StatStrip>
  )
}
