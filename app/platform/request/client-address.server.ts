import { isIP, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { config } from '#app/config.server.ts'
import { requestScope } from './request-scope.server.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Range = [Address, number]

/** The key of rate limits: IPv4, or the /64 of IPv6 (one network segment). Personal data: store only its keyed hash. */
export function clientAddress(): string {
  return rateLimitAddress(exactClientAddress())
}

/**
 * The widest network that one customer is given: the /24 of IPv4, the /48 of IPv6. Personal data: store only its keyed
 * hash.
 */
export function clientNetwork(): string {
  return networkOf(exactClientAddress())
}

export function networkOf(exact: string): string {
  if (isIPv6(exact)) return `${ipaddr.IPv6.parse(exact).parts.slice(0, 3).map(toHex).join(':')}::/48`
  return isIP(exact) ? `${exact.split('.').slice(0, 3).join('.')}.0/24` : exact
}

export function isClientIn(networks: readonly string[]): boolean {
  if (networks.length === 0) return false
  const address = parse(exactClientAddress())
  return address !== null && isIn(networks.map(parseRange), address)
}

/** The full address, for `SECURITY_LOG` and comparisons only. */
export function exactClientAddress(): string {
  const address = requestScope()?.address
  if (address === undefined) throw new Error('no request is being answered')
  return address
}

export function rateLimitAddress(exact: string): string {
  if (!isIPv6(exact)) return exact
  const network = ipaddr.IPv6.parse(exact).parts.slice(0, 4)
  return `${network.map(toHex).join(':')}::/64`
}

/** Who has one /64 may have the /48 around it, 65,536 of them. @param address of `rateLimitAddress`; null for IPv4 */
export function networkAround(address: string): string | null {
  const [, start] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(address) ?? []
  return start ? `${start}::/48` : null
}

const toHex = (part: number) => part.toString(16)

/**
 * Each proxy appends the address it received from, so `X-Forwarded-For` is read from the right, as long as the sender
 * is one of TRUSTED_PROXIES: a client can forge the rest.
 */
export function exactAddressOf(
  connection: string | undefined,
  forwarded: string | undefined,
  trusted: readonly string[] = config.trustedProxies,
): string {
  const client = parse(connection ?? '')
  if (!client) return 'unknown'
  let address: Address = client
  const proxies = rangesOf(trusted)
  for (const entry of (forwarded ?? '').split(',').toReversed()) {
    const previous: Address | null = isIn(proxies, address) ? parse(entry) : null
    if (!previous) break
    address = previous
  }
  return address.toString()
}

let parsed: { from: readonly string[]; ranges: Range[] } | undefined

function rangesOf(trusted: readonly string[]): Range[] {
  if (parsed?.from !== trusted)
    parsed = {
      from: trusted,
      ranges: trusted.flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1/128'] : [entry])).map(parseRange),
    }
  return parsed.ranges
}

function parseRange(entry: string): Range {
  if (entry.includes('/')) return ipaddr.parseCIDR(entry)
  const address = ipaddr.process(entry)
  return [address, address.toByteArray().length * 8]
}

function isIn(ranges: Range[], address: Address): boolean {
  return ranges.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
}

const MAX_PARSED = 1_000
const addresses = new Map<string, Address | null>()

/** Parsing is expensive, and each request reads its address several times. */
function parse(entry: string): Address | null {
  const known = addresses.get(entry)
  if (known !== undefined) return known
  if (addresses.size >= MAX_PARSED) addresses.clear()
  const address = parseEntry(entry)
  addresses.set(entry, address)
  return address
}

/** Without brackets, port and zone; IPv4-mapped IPv6 as IPv4. Null if it is not an address. */
function parseEntry(entry: string): Address | null {
  const [address = ''] = entry
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .split('%')
  return isIP(address) ? ipaddr.process(address) : null
}
