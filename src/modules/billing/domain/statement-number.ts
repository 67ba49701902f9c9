/** Returns the number of a vendor's statement, such as `A2026-000042`; without gaps within its year, and never equal to an invoice number. */
export function statementNumber({ year, sequence }: { readonly year: number; readonly sequence: number }): string {
  return `A${year}-${String(sequence).padStart(6, '0')}`
}
