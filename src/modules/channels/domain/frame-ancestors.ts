/**
 * Returns the `frame-ancestors` sources for a list of allowed domains: the browser itself keeps the chat off other sites; an empty list allows all
 * (AMB-131). `www.bedrijf.nl` and `bedrijf.nl` name one site, so either allows both, and the subdomains too.
 */
export function frameAncestors(allowedDomains: readonly string[]): string {
  if (allowedDomains.length === 0) return '*'
  return ["'self'", ...new Set(allowedDomains.filter(isSafeSource).flatMap(sourcesOf))].join(' ')
}

/**
 * Returns the same sites for the widget's loader: the suffixes of allowed origins, each an origin or (over https) a dot and a domain; empty means
 * everywhere. It spares visitors an opener without a chat; the browser enforces the rule itself.
 */
export function allowedOriginEnds(allowedDomains: readonly string[]): string[] {
  const sources = allowedDomains.map((domain) => domain.toLowerCase()).flatMap(sourcesOf)
  return [...new Set(sources.map((source) => source.replace('https://*.', '.')))]
}

/** Returns whether a domain has only the characters of a host, a port and a leading `*.`: another character could end the directive and start a new one. */
function isSafeSource(domain: string): boolean {
  return /^(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/i.test(domain)
}

function sourcesOf(domain: string): string[] {
  if (/^(?:localhost|127\.0\.0\.1)(?::|$)/.test(domain)) return [`http://${domain}`, `https://${domain}`]
  if (domain.startsWith('*.') || domain.includes(':')) return [`https://${domain}`]
  const bare = domain.startsWith('www.') ? domain.slice('www.'.length) : domain
  return [`https://${bare}`, `https://*.${bare}`]
}
