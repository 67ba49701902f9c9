import ipaddr from 'ipaddr.js'

const globalUnicast6 = ipaddr.parseCIDR('2000::/3')
// Ranges that ipaddr.js calls unicast in some releases and that are not reachable as ordinary public hosts.
const extraRefused4 = [
  '0.0.0.0/8',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Unicast by number, but inside Azure the host that gives machines their settings and certificates.
  '168.63.129.16/32',
].map((cidr) => ipaddr.parseCIDR(cidr))
const extraRefused6 = ['2001:db8::/32', '2001::/23', '2002::/16', '3fff::/20'].map((cidr) => ipaddr.parseCIDR(cidr))

/**
 * Returns true only for an address that an external server may have: global unicast, not private, loopback, link-local, shared, mapped, NAT64, 6to4,
 * documentation, benchmarking or a cloud's own service for its machines (trust §1.4). Text that is no address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv4') return !extraRefused4.some((range) => parsed.match(range))
  return parsed.match(globalUnicast6) && !extraRefused6.some((range) => parsed.match(range))
}

/** Returns true for 127.0.0.0/8 and ::1, also when a socket reports it as an IPv4-mapped address. */
export function isLoopbackAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'loopback'
}
