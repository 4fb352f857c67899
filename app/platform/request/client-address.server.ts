import { AsyncLocalStorage } from 'node:async_hooks'
import { BlockList, isIP, isIPv6, SocketAddress } from 'node:net'
import { config } from '#app/config.server.ts'

/** As it was seen, and as it is counted. */
type Client = { exact: string; counted: string }

const current = new AsyncLocalStorage<Client>()

/**
 * Runs the work of one request; who asks for it can be read meanwhile, and no header of the visitor's own says who that
 * is. @param exact as `exactAddressOf` gives it
 */
export function withClientAddress<T>(exact: string, work: () => T): T {
  return current.run({ exact, counted: countedAddress(exact) }, work)
}

/**
 * The address that the request being answered comes from, as budgets count it: an IPv4 address, or the /64 of an IPv6
 * one, which is what one household gets. Personal data: never written anywhere but as a keyed hash.
 */
export function clientAddress(): string {
  return client().counted
}

/** The address itself, for the one file that may hold it (`SECURITY_LOG`). */
export function exactClientAddress(): string {
  return client().exact
}

function client(): Client {
  const found = current.getStore()
  if (found === undefined) throw new Error('no request is being answered')
  return found
}

export function countedAddress(exact: string): string {
  return isIPv6(exact) ? network(exact) : exact
}

/**
 * Who asks, by the connection and what the proxies between have added to `X-Forwarded-For`. Each proxy appends whom it
 * has heard from, so the list is read backwards, and only as far as the proxies of TRUSTED_PROXIES have written it:
 * what stands further left the visitor may have made up.
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

/**
 * An address as everybody writes it: without brackets, port or zone, and IPv4 as such (`::ffff:10.0.0.1` is 10.0.0.1).
 * Null: it is none.
 */
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

/** The first 64 bits of an IPv6 address, written out. */
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
