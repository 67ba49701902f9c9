import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { connectionFrom } from '../../tests/support/create-test-app.ts'
import { clientAddressReader, countedAddress } from './client-address.ts'

describe('countedAddress', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['192.0.2.7:51234', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['[2001:db8:1:2:ffff::9]:8080', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:ffff::9]', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (text, counted) => {
    expect(countedAddress(text)).toBe(counted)
  })

  it.each(['', 'unknown', '_hidden', '1', '0x7f.1', '192.0.2.7.', 'a:b', '192.0.2.300', '[192.0.2.7'])(
    '%j is not an address',
    (text) => {
      expect(countedAddress(text)).toBeNull()
    },
  )
})

describe('clientAddressReader', () => {
  const ask = async (proxies: string[], from: string | null, forwarded?: string) => {
    const addressOf = clientAddressReader(proxies)
    const app = new Hono().get('/', (context) => context.text(addressOf(context)))
    const init = forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } }
    return (await app.request('/', init, from === null ? {} : connectionFrom(from))).text()
  }

  it('behind a named proxy it returns the last address that the proxy added, one per /64', async () => {
    expect(await ask(['10.0.0.2'], '10.0.0.2', '203.0.113.9, 198.51.100.4')).toBe('198.51.100.4')
    expect(await ask(['10.0.0.2'], '::ffff:10.0.0.2', '203.0.113.9, 198.51.100.4')).toBe('198.51.100.4')
    const [one, other] = ['2001:db8:1:2::1', '[2001:db8:1:2:a:b:c:d]:4711']
    expect(await ask(['fd00::/8'], 'fd00::7', one)).toBe(await ask(['fd00::/8'], 'fd00::7', other))
  })

  it('behind several proxies it returns the last address that is none of them, whatever precedes it', async () => {
    const proxies = ['10.0.0.0/8', '192.0.2.80']
    expect(await ask(proxies, '10.0.0.2', '9.9.9.9, 198.51.100.4, 192.0.2.80, 10.1.1.1')).toBe('198.51.100.4')
    expect(await ask(proxies, '10.0.0.2', '10.9.9.9')).toBe('10.9.9.9')
  })

  it.each([
    [[], '127.0.0.1'],
    [['10.0.0.2'], '10.0.0.3'],
    [['10.0.0.0/8'], '203.0.113.7'],
    [['::1'], '127.0.0.1'],
  ])('with the proxies %j a header from %s is forged, and ignored', async (proxies, from) => {
    expect(await ask(proxies, from, '198.51.100.4')).toBe(from)
  })

  it('it returns the proxy itself where that added no address, and a fixed text within the process', async () => {
    expect(await ask(['10.0.0.2'], '10.0.0.2', 'unknown')).toBe('10.0.0.2')
    expect(await ask(['10.0.0.2'], '10.0.0.2', '198.51.100.4, unknown')).toBe('10.0.0.2')
    expect(await ask(['10.0.0.2'], '10.0.0.2')).toBe('10.0.0.2')
    expect(await ask(['10.0.0.2'], null, '198.51.100.4')).toBe('in-process')
  })
})
