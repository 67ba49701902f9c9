/** The kind of a statement line. */
export type LineKind = 'sale' | 'refund' | 'plan' | 'plan_refund' | 'payout'

/** One line of a vendor's statement. Whole cents without VAT, as the vendor sees them: income is positive. */
export interface StatementLine {
  readonly at: Date
  readonly kind: LineKind
  /** The title of the bot that was sold, or of the other movement. */
  readonly title: string
  readonly amountCents: number
}

/** The sums of a month. */
export interface StatementSums {
  readonly salesCents: number
  readonly refundsCents: number
  readonly planCents: number
  readonly payoutsCents: number
}

/** Returns the line kind of a row of the vendor's ledger account; `amountCents` is as the vendor sees it. */
export function lineKind(row: { isPayout: boolean; isPlan: boolean; amountCents: number }): LineKind {
  if (row.isPayout) return 'payout'
  const isNegative = row.amountCents < 0
  if (row.isPlan) return isNegative ? 'plan_refund' : 'plan'
  return isNegative ? 'refund' : 'sale'
}

/** Returns the sums of a statement; refunds include those of bots and of plans. */
export function sumsOf(lines: readonly Pick<StatementLine, 'kind' | 'amountCents'>[]): StatementSums {
  const of = (...kinds: LineKind[]) =>
    lines.reduce((sum, line) => sum + (kinds.includes(line.kind) ? line.amountCents : 0), 0)
  return {
    salesCents: of('sale'),
    refundsCents: of('refund', 'plan_refund'),
    planCents: of('plan'),
    payoutsCents: of('payout'),
  }
}

/** Groups lines of the same kind and title, with their count, in the order of their first line. */
export function groupLines(
  lines: readonly StatementLine[],
): { readonly kind: LineKind; readonly title: string; readonly count: number; readonly amountCents: number }[] {
  const groups = new Map<string, { kind: LineKind; title: string; count: number; amountCents: number }>()
  for (const { kind, title, amountCents } of lines) {
    const key = `${kind} ${title}`
    const known = groups.get(key) ?? { kind, title, count: 0, amountCents: 0 }
    groups.set(key, { ...known, count: known.count + 1, amountCents: known.amountCents + amountCents })
  }
  return [...groups.values()]
}
