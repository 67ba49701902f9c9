import { readInputFields } from '../../form/input-fields-text.ts'

/** An input as the visual editor shows it; it need not be valid yet. `rest` holds the other properties of its JSON. */
export interface FieldRow {
  readonly label: string
  readonly type: string
  readonly placeholder: string
  readonly rest?: Readonly<Record<string, unknown>>
}

/** Returns the rows of a text of input fields; null when it is no list of fields and only its text can be shown. */
export function rowsOf(text: string): FieldRow[] | null {
  if (text.trim() === '') return []
  const parsed = parsedOf(text)
  const list = Array.isArray(parsed) ? parsed : fieldsOf(parsed)
  if (!Array.isArray(list)) return null
  const rows = list.map(rowOf)
  return rows.every((row) => row !== null) ? rows : null
}

/** Returns the text of rows, in the form of an uploaded file; no rows is an empty text. */
export function textOfRows(rows: readonly FieldRow[]): string {
  if (rows.length === 0) return ''
  const fields = rows.map(({ label, type, placeholder, rest }) => ({ label, type, placeholder, ...rest }))
  return JSON.stringify({ fields }, null, 2)
}

/** Returns the rows with one moved; beyond the ends nothing moves. */
export function movedRows(rows: readonly FieldRow[], from: number, to: number): readonly FieldRow[] {
  const row = rows[from]
  if (!row || to < 0 || to >= rows.length) return rows
  const others = rows.filter((_, at) => at !== from)
  return [...others.slice(0, to), row, ...others.slice(to)]
}

/** Returns the problem of a row, for its own field; undefined when it is valid. */
export function rowProblem(rows: readonly FieldRow[], at: number): string | undefined {
  const row = rows[at]
  if (!row) return undefined
  const alone = readInputFields(textOfRows([row]))
  if (!alone.ok) return alone.message
  const label = row.label.trim().toLowerCase()
  const isRepeated = rows.some((other, index) => index < at && other.label.trim().toLowerCase() === label)
  return isRepeated ? 'Dit label staat er al' : undefined
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Text that is still being typed is often no JSON yet.
    return null
  }
}

function fieldsOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null
  return Object.hasOwn(value, 'fields') ? Reflect.get(value, 'fields') : []
}

function rowOf(value: unknown): FieldRow | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { label = '', type = 'text', placeholder = '', ...rest }: Record<string, unknown> = { ...value }
  if (typeof label !== 'string' || typeof type !== 'string' || typeof placeholder !== 'string') return null
  return Object.keys(rest).length === 0 ? { label, type, placeholder } : { label, type, placeholder, rest }
}
