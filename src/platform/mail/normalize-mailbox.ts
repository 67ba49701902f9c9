const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the mailbox that an address belongs to, as far as addresses show: in lower case, without the part after a plus sign, and without dots where
 * the provider ignores them. For counting only; mail goes to the given address.
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
