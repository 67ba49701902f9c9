import { BarChart } from '#ui/bar-chart.tsx'
import { formatDayMonth, formatMonth } from '#ui/format/date.ts'
import { euro } from '#ui/format/euro.ts'
import { SectionHeader } from '#ui/section-header.tsx'
import type { VendorDashboard } from '../contract.ts'
import { vendorAreaText as text } from './vendor-area.text.ts'

/**
 * Shows the revenue of twelve months, without VAT, or the sandbox's under its own heading while there is no real revenue. A month with more refunds
 * than revenue is drawn at zero and says so when pointed at.
 */
export function MonthChart({ months, hasSales }: { months: VendorDashboard['months']; hasSales: boolean }) {
  const isSimulated = months.every((one) => one.revenue_cents === 0) && months.some((one) => one.simulated_cents !== 0)
  const title = isSimulated ? text.simulatedMonths : text.months
  const centsOf = (one: VendorDashboard['months'][number]) => (isSimulated ? one.simulated_cents : one.revenue_cents)
  const salesOf = (one: VendorDashboard['months'][number]) => (isSimulated ? one.simulated_sales : one.sales)
  const bars = months.map((one) => ({
    label: text.monthBar(formatMonth(middleOf(one.month)), centsOf(one), salesOf(one)),
    value: Math.max(0, centsOf(one)),
    low: centsOf(one) < 0,
  }))
  const monthsWithSales = months.filter((one) => salesOf(one) > 0)
  const spoken = monthsWithSales.map((one) => `${formatMonth(middleOf(one.month))} ${euro(centsOf(one))}`)
  const ticks = months.map(({ month }) => formatDayMonth(middleOf(month)).split(' ')[1] ?? '')
  return (
    <section className="card card-padded vendor-months">
      <SectionHeader title={title} note={text.monthsNote} />
      {hasSales ? (
        <BarChart label={text.monthsLabel(title, spoken)} bars={bars} ticks={ticks} />
      ) : (
        <p className="soft">{text.noSales}</p>
      )}
    </section>
  )
}

/** Returns an instant that lies in the month in every time zone. */
function middleOf(month: string): string {
  return `${month}-15T12:00:00Z`
}
