import type { FieldKind } from './configuration-schema.ts'
import { isHttpsUrl, linesOf } from './https-url.ts'

const LENGTH_MAX = 2000
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}[\p{L}\p{N}-]*(?::\d{1,5})?$/u
const HTTPS = 'https://'

/**
 * Completes an address as people type it, such as `www.bedrijf.nl`, ` Bedrijf.nl/contact ` or `HTTPS://BEDRIJF.NL`, to an https address with a
 * lower-case host. Text that does not become an address that way, including an http address, is returned trimmed and otherwise unchanged.
 */
export function completeAddress(typed: string): string {
  const trimmed = typed.trim()
  if (trimmed.length > LENGTH_MAX) return trimmed
  const hasScheme = trimmed.slice(0, HTTPS.length).toLowerCase() === HTTPS
  const rest = hasScheme ? trimmed.slice(HTTPS.length).trimStart() : trimmed
  const pathAt = rest.search(/[/?#]/)
  // A phone's keyboard puts a space and a capital after each full stop.
  const host = withoutSpacesAtDots(pathAt === -1 ? rest : rest.slice(0, pathAt))
  if (!HOST.test(host)) return trimmed
  const path = pathAt === -1 ? '' : rest.slice(pathAt).replaceAll(' ', '%20')
  const completed = HTTPS + host.toLowerCase() + path
  return isHttpsUrl(completed) ? completed : trimmed
}

/** Completes every line that holds an address and drops empty lines. */
export function completeAddressLines(typed: string): string {
  return linesOf(typed).map(completeAddress).join('\n')
}

/** Returns a field's value as stored: trimmed, and completed where the field holds addresses. */
export function completeValue(kind: FieldKind | undefined, typed: string): string {
  if (kind === 'url') return completeAddress(typed)
  return kind === 'url-lines' ? completeAddressLines(typed) : typed.trim()
}

function withoutSpacesAtDots(host: string): string {
  return host
    .split('.')
    .map((label) => label.trim())
    .join('.')
}
