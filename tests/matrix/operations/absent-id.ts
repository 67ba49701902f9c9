import { newId } from '#platform/ids/id.ts'

/** An id that nothing has, of the form of the given one: a new UUID, or other letters and digits behind the same beginning. */
export function newIdFor(id?: string): string {
  if (id === undefined || /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id)) return newId()
  const start = id.lastIndexOf('_') + 1
  const other = id.slice(start).replaceAll(/[0-9a-f]/g, (sign) => ((Number.parseInt(sign, 16) + 7) % 16).toString(16))
  return id.slice(0, start) + other
}
