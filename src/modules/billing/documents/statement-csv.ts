import { csvOf } from '#platform/document/csv.ts'
import type { StatementLine } from '../domain/statement.ts'
import { statementNumber } from '../domain/statement-number.ts'
import type { StatementRow } from '../store/statement-store.ts'
import { statementText as text } from './statement.text.ts'

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' })

/** Returns a statement as a CSV table: one row per movement between the opening and the closing balance. */
export function statementCsv(statement: StatementRow, lines: readonly StatementLine[]): string {
  const row = (day: string, kind: string, title: string, cents: number) => [
    statementNumber(statement),
    statement.month.slice(0, 7),
    day,
    kind,
    title,
    amount(cents),
  ]
  return csvOf([
    text.columns,
    row(statement.month, text.opening, '', statement.opening_cents),
    ...lines.map((line) => row(DAY.format(line.at), text.kinds[line.kind], line.title, line.amountCents)),
    row('', text.closing, '', statement.closing_cents),
  ])
}

/** Formats an amount without thousands separators, which a spreadsheet may read as text. */
function amount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`
}
