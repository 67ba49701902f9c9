/** The `frame-ancestors` sources for a list of allowed domains: the browser itself keeps the chat off other sites; an empty list allows all (AMB-131). */
export function frameAncestors(allowedDomains: readonly string[]): string {
  if (allowedDomains.length === 0) return '*'
  const names = allowedDomains.filter((domain) => /^[a-z0-9.-]+$/i.test(domain))
  return ["'self'", ...names.flatMap((domain) => [`https://${domain}`, `https://*.${domain}`])].join(' ')
}
