import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { clientAddress, countedAddress } from './client-address.ts'

describe('the form in which an address is counted', () => {
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
    '%j is no address',
    (text) => {
      expect(countedAddress(text)).toBeNull()
    },
  )
})

describe('who sent a request', () => {
  const ask = async (trustProxy: boolean, forwarded?: string) => {
    const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustProxy)))
    const answer = await app.request('/', forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } })
    return answer.text()
  }

  it('behind a trusted proxy is the last address that it added, every one of a /64 the same', async () => {
    expect(await ask(true, '203.0.113.9, 198.51.100.4')).toBe('198.51.100.4')
    expect(await ask(true, '203.0.113.9, 2001:db8:1:2::1')).toBe(await ask(true, '[2001:db8:1:2:a:b:c:d]:4711'))
  })

  it('is not believed without one, and what is no address changes nothing', async () => {
    expect(await ask(false, '198.51.100.4')).toBe('in-process')
    expect(await ask(true, 'unknown')).toBe('in-process')
    expect(await ask(true)).toBe('in-process')
  })
})
