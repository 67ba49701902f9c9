/** A parsed JSON object of unknown content. */
export type Fields = Readonly<Record<string, unknown>>

/** Returns the fields of a parsed JSON value; a value that is no object has none. It keeps a schema library out of the 13 KiB budget. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {}
}

/** Returns the value when it is text, otherwise ''. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Returns the value when it is a list, otherwise an empty list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns the fields of a JSON text; text that is not JSON has none. */
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
