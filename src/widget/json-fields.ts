/** A parsed JSON object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields of a parsed JSON value; anything that is not an object has none. Keeps a schema library out of the 12 kB budget. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {}
}

/** The value when it is text, otherwise ''. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The value when it is a list, otherwise the empty list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The fields of a JSON text; text that is not JSON has none. */
export function parseFields(json: string): Fields {
  try {
    return fieldsOf(JSON.parse(json))
  } catch {
    return {}
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
