/**
 * Returns a UUIDv7 made in the browser, for records that need their id before the server answers; the server checks its form. `atMs` is Unix time in
 * milliseconds.
 */
export function newBrowserId(atMs: number = Date.now()): string {
  // Not `randomUUID`, which a page without https does not have.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let at = 0; at < 6; at++) bytes[at] = Math.floor(atMs / 2 ** (8 * (5 - at))) % 256
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
