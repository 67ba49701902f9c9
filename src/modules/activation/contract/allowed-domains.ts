/** A site that may show a chat: a host name of at least two labels, optionally with `*.` before it or a port after it. */
const ALLOWED_DOMAIN =
  /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z](?:[a-z0-9-]{0,61}[a-z0-9])(?::\d{1,5})?$|^(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/

const LENGTH_MAX = 253

/**
 * Returns the typed domains, one per line: whole addresses are cut to their host, duplicates are dropped. A line that is no domain is in `wrong` as
 * typed; nothing is dropped silently.
 */
export function readAllowedDomains(typed: string): { domains: string[]; wrong: string[] } {
  const domains = new Set<string>()
  const wrong: string[] = []
  for (const line of typed.split(/[\r\n,;]/)) {
    const text = line.trim()
    if (text === '') continue
    const host = text
      .replace(/^[a-z]{1,10}:\/\//i, '')
      .replace(/[/?#][^]*$/, '')
      .toLowerCase()
    if (isAllowedDomain(host)) domains.add(host)
    else wrong.push(text)
  }
  return { domains: [...domains], wrong }
}

/** Returns whether a text names one site. */
export function isAllowedDomain(text: string): boolean {
  return text.length <= LENGTH_MAX && ALLOWED_DOMAIN.test(text)
}
