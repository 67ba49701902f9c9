import { BarChart } from '#ui/bar-chart.tsx'
import { formatDayMonth, formatMonth } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { SectionHeader } from '#ui/section-header.tsx'
import type { VendorDashboard } from '../../contract.ts'
import { roomsText as text } from './rooms.text.ts'

/** The revenue of twelve months, without btw; a month in which more went back than came in stands at nothing and says so when pointed at. */
export function MonthChart({ months, hasSales }: { months: VendorDashboard['months']; hasSales: boolean }) {
  const bars = months.map(({ month, revenue_cents: cents, sales }) => ({
    label: text.monthBar(formatMonth(middleOf(month)), cents, sales),
    value: Math.max(0, cents),
    low: cents < 0,
  }))
  const told = months.filter(({ sales }) => sales > 0)
  const spoken = told.map(({ month, revenue_cents: cents }) => `${formatMonth(middleOf(month))} ${euro(cents)}`)
  const ticks = months.map(({ month }) => formatDayMonth(middleOf(month)).split(' ')[1] ?? '')
  return (
    <section className="card card-padded vendor-months">
      <SectionHeader title={text.months} note={text.monthsNote} />
      {hasSales ? (
        <BarChart label={text.monthsLabel(spoken)} bars={bars} ticks={ticks} />
      ) : (
        <p className="soft">{text.noSales}</p>
      )}
    </section>
  )
}

/** An instant that lies in the month in every zone. */
function middleOf(month: string): string {
  return `${month}-15T12:00:00Z`
}
