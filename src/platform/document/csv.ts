const BOM = '\uFEFF'
const IS_AMOUNT = /^-?\d+,\d{2}$/

/**
 * Returns a table as a file that Excel in the Netherlands opens correctly: UTF-8 with a byte order mark, semicolons, lines that end in CR LF. A text
 * that a spreadsheet would read as a formula gets an apostrophe before it; amounts such as `-12,34` stay numbers.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `${BOM}${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const isFormula = /^[\s]*[=+\-@|%＝＋－＠]/.test(text) && !IS_AMOUNT.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[";\r\n\t,]/.test(safe) && !IS_AMOUNT.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
