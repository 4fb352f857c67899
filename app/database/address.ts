/** `folder` holds the unix socket. */
export type ServerAddress = { host: string; port: number; folder?: string }

/** The servers in the order given; `url` is the address with the first one only. */
type DatabaseAddress = { servers: [ServerAddress, ...ServerAddress[]]; url: string }

const DEFAULT_PORT = '5432'

/** Parses several hosts, `?host=` and socket folders as libpq does; postgres.js lacks some. @throws TypeError */
export function parseDatabaseAddress(address: string): DatabaseAddress {
  const { start, hosts, rest } = splitAddress(address)
  const url = new URL(`${start}${hosts[0]}${rest}`)
  const hostParameter = url.searchParams.get('host')?.split(',')
  const ports = (url.searchParams.get('port') ?? url.port).split(',')
  for (const name of ['host', 'port', 'target_session_attrs']) url.searchParams.delete(name)
  const [first, ...others] =
    hostParameter?.map((host, index) => readServer(host, ports[index] ?? ports[0])) ??
    hosts.map((host) => readServer(host))
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
