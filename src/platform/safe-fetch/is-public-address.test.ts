import { expect, test } from 'vitest'
import { isLoopbackAddress, isPublicAddress } from './is-public-address.ts'

test.each(['93.184.216.34', '8.8.8.8', '2a00:1450:400e:80c::200e', '2606:2800:220:1:248:1893:25c8:1946'])(
  'a public address may be reached: %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '203.0.113.9',
  '192.88.99.1',
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '100.100.100.200',
  '192.0.0.192',
  'fd00:ec2::254',
  '192.31.196.1',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '2002:7f00:1::1',
  '2001::1',
  '2001:db8::1',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '100::1',
  'geen adres',
  '',
])('anything but global unicast is refused: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('loopback is known in both families, also mapped', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '128.0.0.1'].map(isLoopbackAddress)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})
