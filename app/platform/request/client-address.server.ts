import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net'
import { config } from '#app/config.server.ts'
import { requestScope } from './request-scope.server.ts'

/** The key of rate limits: IPv4, or the /64 of IPv6 (one household). Personal data: store only its keyed hash. */
export function clientAddress(): string {
  return rateLimitAddress(exactClientAddress())
}

/** The full address, for `SECURITY_LOG` only. */
export function exactClientAddress(): string {
  const address = requestScope()?.address
  if (address === undefined) throw new Error('no request is being answered')
  return address
}

export function rateLimitAddress(exact: string): string {
  return isIPv6(exact) ? network(exact) : exact
}

/**
 * Each proxy appends the address it received from, so `X-Forwarded-For` is read from the right, as long as the sender
 * is one of TRUSTED_PROXIES: a client can forge the rest.
 */
export function exactAddressOf(
  connection: string | undefined,
  forwarded: string | undefined,
  trusted: readonly string[] = config.trustedProxies,
): string {
  const believed = proxies(trusted)
  const chain = (forwarded ?? '').split(',').toReversed()
  let address = plain(connection ?? '') ?? 'unknown'
  for (const entry of chain) {
    if (!contains(believed, address)) break
    const before = plain(entry)
    if (before === null) break
    address = before
  }
  return address
}

let read: { from: readonly string[]; list: BlockList } | undefined

function proxies(trusted: readonly string[]): BlockList {
  if (read?.from === trusted) return read.list
  const list = new BlockList()
  for (const entry of trusted) {
    if (entry === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4')
      list.addAddress('::1', 'ipv6')
      continue
    }
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  read = { from: trusted, list }
  return list
}

function contains(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Without brackets, port and zone; IPv4-mapped IPv6 as IPv4. Null if it is not an address. */
function plain(entry: string): string | null {
  const bare =
    /^\s*(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+)(?::\d+)?|(.*?))\s*$/
      .exec(entry)
      ?.slice(1)
      .find((part) => part !== undefined) ?? ''
  const [address = ''] = bare.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined && isIP(mapped)) return mapped
  return isIP(address) ? address : null
}

function network(address: string): string {
  const { address: short } = new SocketAddress({ address, family: 'ipv6' })
  const [head = '', tail] = short.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}
