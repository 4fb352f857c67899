import { describe, expect, test } from 'vitest'
import { clientAddress, exactAddressOf, exactClientAddress, isClientIn, networkOf } from './client-address.server.ts'
import { runInRequest } from './request-scope.server.ts'

const withAddress = <T>(address: string, work: () => T) => runInRequest({ id: 'request-1', address }, work)

describe('the address that a request comes from', () => {
  test.each([
    ['is the connection’s', '203.0.113.7', undefined, [], '203.0.113.7'],
    ['ignores the header when no proxy is trusted', '203.0.113.7', '198.51.100.1', [], '203.0.113.7'],
    [
      'ignores the header of a connection that is not a trusted proxy',
      '203.0.113.7',
      '198.51.100.1',
      ['10.0.0.0/8'],
      '203.0.113.7',
    ],
    ['is the one that a trusted proxy appended', '10.1.2.3', '198.51.100.1', ['10.0.0.0/8'], '198.51.100.1'],
    [
      'is not one that the client wrote before it',
      '10.1.2.3',
      '1.1.1.1, 2.2.2.2, 198.51.100.1',
      ['10.0.0.0/8'],
      '198.51.100.1',
    ],
    [
      'is read through several proxies',
      '127.0.0.1',
      '1.1.1.1, 198.51.100.1, 192.0.2.5',
      ['loopback', '192.0.2.5'],
      '198.51.100.1',
    ],
    ['is the last proxy’s when the rest is not an address', '127.0.0.1', 'somebody', ['loopback'], '127.0.0.1'],
    [
      'is the first proxy’s when all are trusted',
      '127.0.0.1',
      '10.0.0.9, 10.0.0.8',
      ['loopback', '10.0.0.0/8'],
      '10.0.0.9',
    ],
    ['has no port', '::1', '198.51.100.1:4711', ['loopback'], '198.51.100.1'],
    ['is IPv4 when a dual-stack socket maps it to IPv6', '::ffff:203.0.113.7', undefined, [], '203.0.113.7'],
    ['is read from a proxy on such a socket', '::ffff:127.0.0.1', '198.51.100.1', ['loopback'], '198.51.100.1'],
    ['is the whole /64 of an IPv6 address', '2001:db8:1:2:3:4:5:6', undefined, [], '2001:db8:1:2::/64'],
    [
      'is the same /64 in any notation',
      '127.0.0.1',
      '[2001:0DB8:0001:2::9%eth0]:443',
      ['loopback'],
      '2001:db8:1:2::/64',
    ],
    ['expands omitted zeros', '2001:db8::1', undefined, [], '2001:db8:0:0::/64'],
    ['is not a number', '127.0.0.1', '12', ['loopback'], '127.0.0.1'],
    ['is unknown after the connection has closed', undefined, '198.51.100.1', ['loopback'], 'unknown'],
  ])('%s', (_what, connection, forwarded, trusted, address) => {
    expect(withAddress(exactAddressOf(connection, forwarded, trusted), clientAddress)).toBe(address)
  })

  test('is available in full', () => {
    expect(withAddress(exactAddressOf('127.0.0.1', '[2001:db8:1:2::9]:443', ['loopback']), exactClientAddress)).toBe(
      '2001:db8:1:2::9',
    )
  })

  test('belongs to one request', async () => {
    const seen = await Promise.all(
      ['198.51.100.1', '198.51.100.2'].map((address) =>
        withAddress(address, async () => (await Promise.resolve(), clientAddress())),
      ),
    )
    expect(seen).toEqual(['198.51.100.1', '198.51.100.2'])
    expect(() => clientAddress()).toThrow('no request')
  })
})

test('The network of a client is the /24 of IPv4 and the /48 of IPv6', () => {
  const networks = [
    '203.0.113.7',
    '203.0.113.250',
    '203.0.114.7',
    '2001:db8:12:34::9',
    '2001:db8:12:ffff::1',
    '2001:db8:13::1',
    'unknown',
  ]
  expect(networks.map(networkOf)).toEqual([
    '203.0.113.0/24',
    '203.0.113.0/24',
    '203.0.114.0/24',
    '2001:db8:12::/48',
    '2001:db8:12::/48',
    '2001:db8:13::/48',
    'unknown',
  ])
})

test('A client is in a named network by address or range, of its own kind', () => {
  const within = (address: string, ...networks: string[]) => withAddress(address, () => isClientIn(networks))
  expect(within('203.0.113.7')).toBe(false)
  expect(within('203.0.113.7', '198.51.100.1', '203.0.113.7')).toBe(true)
  expect(within('203.0.113.7', '203.0.113.0/29')).toBe(true)
  expect(within('203.0.113.8', '203.0.113.0/29', '2001:db8::/32')).toBe(false)
  expect(within('2001:db8:12:34::9', '2001:db8:12::/48')).toBe(true)
  expect(within('unknown', '203.0.113.0/24')).toBe(false)
})
