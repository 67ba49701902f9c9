/** The form of a UUID, whatever its version (RFC 9562). */
export const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Returns whether a text has the form of a UUID. */
export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text)
}
