/** One server of an address; `folder` is where its unix socket lies. */
export type ServerAddress = { host: string; port: number; folder?: string }

/** What DATABASE_URL says: the servers in the order given, and the rest of it as the address of one of them. */
export type DatabaseAddress = { servers: [ServerAddress, ...ServerAddress[]]; url: string }

const DEFAULT_PORT = '5432'

/**
 * Reads an address as libpq does: several hosts separated by commas, each with its own port; `?host=` and `?port=`
 * replace those of the authority, and a host that begins with a slash is the folder of a unix socket. postgres.js
 * itself reads neither folders nor IPv6 addresses in a list.
 * @throws TypeError when it is not an address of PostgreSQL
 */
export function parseDatabaseAddress(address: string): DatabaseAddress {
  const { start, hosts, rest } = splitAddress(address)
  const url = new URL(`${start}${hosts[0]}${rest}`)
  const named = url.searchParams.get('host')?.split(',')
  const ports = (url.searchParams.get('port') ?? url.port).split(',')
  for (const own of ['host', 'port', 'target_session_attrs']) url.searchParams.delete(own)
  const [first, ...others] =
    named?.map((host, index) => readServer(host, ports[index] ?? ports[0])) ?? hosts.map((host) => readServer(host))
  if (!first) throw new TypeError('an address without a host')
  return { servers: [first, ...others], url: url.href }
}

function splitAddress(address: string) {
  const parts = /^(?<start>postgres(?:ql)?:\/\/(?:[^/?]*@)?)(?<hosts>[^/?]*)(?<rest>.*)$/s.exec(address)?.groups
  return { start: parts?.start ?? '', hosts: parts?.hosts?.split(',') ?? [''], rest: parts?.rest ?? '' }
}

function readServer(host: string, portOfAll = ''): ServerAddress {
  if (host.startsWith('/')) return { host: 'localhost', port: Number(portOfAll || DEFAULT_PORT), folder: host }
  const { hostname, port } = new URL(`postgres://${host}`)
  return { host: hostname.replace(/^\[(.*)\]$/, '$1') || 'localhost', port: Number(port || portOfAll || DEFAULT_PORT) }
}
