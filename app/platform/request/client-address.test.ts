import { describe, expect, test } from 'vitest'
import { clientAddress, exactAddressOf, exactClientAddress, withClientAddress } from './client-address.server.ts'

describe('the address that a request comes from', () => {
  test.each([
    ['is the connection’s', '203.0.113.7', undefined, [], '203.0.113.7'],
    [
      'is the connection’s whatever its headers say, when no proxy is trusted',
      '203.0.113.7',
      '198.51.100.1',
      [],
      '203.0.113.7',
    ],
    [
      'is the connection’s when that is none of the trusted proxies',
      '203.0.113.7',
      '198.51.100.1',
      ['10.0.0.0/8'],
      '203.0.113.7',
    ],
    ['is what a trusted proxy has heard from', '10.1.2.3', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    [
      'is not what the visitor has put before that',
      '10.1.2.3',
      '1.1.1.1, 2.2.2.2, 198.51.100.1',
      ['10.0.0.0/8'],
      '198.51.100.1',
    ],
    [
      'is found through several proxies',
      '127.0.0.1',
      '1.1.1.1, 198.51.100.1, 192.0.2.5',
      ['loopback', '192.0.2.5'],
      '198.51.100.1',
    ],
    ['is the last proxy’s, when the rest is no address', '127.0.0.1', 'somebody', ['loopback'], '127.0.0.1'],
    [
      'is the furthest proxy’s, when all of them are ours',
      '127.0.0.1',
      '10.0.0.9, 10.0.0.8',
      ['loopback', '10.0.0.0/8'],
      '10.0.0.9',
    ],
    ['has no port', '::1', '198.51.100.1:4711', ['loopback'], '198.51.100.1'],
    ['is IPv4 when a socket for both says it as IPv6', '::ffff:203.0.113.7', undefined, [], '203.0.113.7'],
    ['is believed from a proxy on such a socket', '::ffff:127.0.0.1', '198.51.100.1', ['loopback'], '198.51.100.1'],
    ['is the whole /64 of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, [], '2001:db8:1:2::/64'],
    [
      'is the same one for its neighbour, however written',
      '127.0.0.1',
      '[2001:0DB8:0001:2::9%eth0]:443',
      ['loopback'],
      '2001:db8:1:2::/64',
    ],
    ['is written out where zeros are left out', '2001:db8::1', undefined, [], '2001:db8:0:0::/64'],
    ['is unknown once the connection is gone', undefined, '198.51.100.1', ['loopback'], 'unknown'],
  ])('%s', (_what, connection, forwarded, trusted, address) => {
    expect(withClientAddress(exactAddressOf(connection, forwarded, trusted), clientAddress)).toBe(address)
  })

  test('is known exactly, too', () => {
    expect(
      withClientAddress(exactAddressOf('127.0.0.1', '[2001:db8:1:2::9]:443', ['loopback']), exactClientAddress),
    ).toBe('2001:db8:1:2::9')
  })

  test('belongs to one request', async () => {
    const seen = await Promise.all(
      ['198.51.100.1', '198.51.100.2'].map((address) =>
        withClientAddress(address, async () => (await Promise.resolve(), clientAddress())),
      ),
    )
    expect(seen).toEqual(['198.51.100.1', '198.51.100.2'])
    expect(() => clientAddress()).toThrow('no request')
  })
})
