import ipaddr from 'ipaddr.js'

type Range = ReturnType<typeof ipaddr.parseCIDR>

/** Parses a list of addresses and networks of proxies; for any other text it returns the part that is wrong. */
export function parseProxies(text: string): { ranges: string[] } | { wrong: string } {
  const ranges = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const wrong = ranges.find((range) => toRange(range) === null)
  return wrong === undefined ? { ranges } : { wrong }
}

/** Returns a function that tells whether an address is in one of these ranges, which `parseProxies` returned. */
export function proxyMatcher(ranges: readonly string[]): (address: string) => boolean {
  const parsed = ranges.flatMap((range) => toRange(range) ?? [])
  return (address) => {
    if (parsed.length === 0 || !ipaddr.isValid(address)) return false
    const asked = ipaddr.process(address)
    return parsed.some(({ range }) => asked.kind() === range[0].kind() && asked.match(range))
  }
}

function toRange(text: string): { range: Range } | null {
  // The library also reads '10' and '0x7f.1', which an operator would only write by mistake.
  if (!/^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]{0,4}:[\da-f:.]*)(?:\/\d{1,3})?$/i.test(text)) return null
  if (ipaddr.isValidCIDR(text)) return { range: ipaddr.parseCIDR(text) }
  if (!ipaddr.isValid(text)) return null
  const address = ipaddr.process(text)
  return { range: [address, address.kind() === 'ipv4' ? 32 : 128] }
}
