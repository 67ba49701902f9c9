const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address ends up in, as far as addresses tell: without case, without what follows a plus sign, and where the provider ignores
 * them without dots. For counting only; mail goes to the address as it was given.
 */
export function normalizeMailbox(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.$/, '')
  const name = (address.slice(0, at).toLowerCase().split('+')[0] ?? '').trim()
  if (!IGNORES_DOTS.has(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}
