/** The number of a vendor's statement, such as `A2026-000042`; without gaps within its year, and never that of an invoice. */
export function statementNumber({ year, sequence }: { readonly year: number; readonly sequence: number }): string {
  return `A${year}-${String(sequence).padStart(6, '0')}`
}
