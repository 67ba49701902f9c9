/** One row of the table; figures that do not apply are absent. */
export type Row = {
  name: string
  ours: string
  floor?: string
  ratio?: number
  /** The ratios of the rounds, smallest first. */
  spread?: readonly number[]
  /** CPU milliseconds per request of the server process, ours / floor. */
  cpu?: string
  wrong: number
  firstWrong?: string
  target: string
  met: boolean
}

const columns = ['row', 'ours', 'floor', 'ratio', 'cpu ms/req', 'wrong', 'target', 'met'] as const

/** Formats the rows as an aligned text table, followed by the first wrong answers. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [columns, ...rows.map(cells)]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => (line[at] ?? '').length)))
  const table = lines.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const faults = rows.flatMap((row) => (row.firstWrong === undefined ? [] : [`${row.name}: ${row.firstWrong}`]))
  return [...table, ...faults].join('\n')
}

/** Formats a figure with three significant digits and its unit. */
export function figure(value: number, unit: string): string {
  return Number.isNaN(value) ? '?' : `${value >= 100 ? Math.round(value) : value.toPrecision(3)} ${unit}`
}

function cells(row: Row): string[] {
  return [
    row.name,
    row.ours,
    row.floor ?? '-',
    ratioOf(row),
    row.cpu ?? '-',
    String(row.wrong),
    row.target,
    row.met && row.wrong === 0 ? 'yes' : 'NO',
  ]
}

function ratioOf({ ratio, spread }: Row): string {
  if (ratio === undefined) return '-'
  const [least, most] = [spread?.at(0), spread?.at(-1)]
  return least === undefined || least === most
    ? ratio.toFixed(2)
    : `${ratio.toFixed(2)} (${least.toFixed(2)}-${most?.toFixed(2)})`
}
