import { execFileSync } from 'node:child_process'

/** The range for benchmarks (RFC 2544): visitors have addresses in its upper half. */
const BENCH_ADDRESS = '198.18.0.1'
const VISITORS = '198.18.128.0/17'
const BRIDGE = 'cercle-bridge'

/** A network namespace with one link to a common bridge. */
export type Machine = {
  name: string
  address: string
  /** The start of a command that runs on the machine. */
  inside: string[]
  /** No packet leaves or reaches it; nobody is told. */
  cut: () => void
  rejoin: () => void
}

export type Network = { machines: Machine[]; address: string }

/** @param last the last number of each machine's address, by name */
export function makeNetwork(last: Record<string, number>, ending: AsyncDisposableStack): Network {
  const remove = () => {
    for (const namespace of Object.keys(last).map(namespaceOf)) {
      // A namespace takes its links with it, but later.
      tryIp('link', 'delete', namespace)
      tryIp('netns', 'delete', namespace)
    }
    tryIp('link', 'delete', BRIDGE)
  }
  remove()
  ending.defer(remove)
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('address', 'add', `${BENCH_ADDRESS}/16`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
  ip('route', 'add', 'local', VISITORS, 'dev', BRIDGE)
  return {
    machines: Object.entries(last).map(([name, number]) => makeMachine(name, `198.18.0.${number}`)),
    address: BENCH_ADDRESS,
  }
}

/** An address of a visitor, another one each time. */
export function visitorAddress(draw: () => number): string {
  return `198.18.${128 + Math.floor(draw() * 127)}.${1 + Math.floor(draw() * 250)}`
}

function makeMachine(name: string, address: string): Machine {
  const namespace = namespaceOf(name)
  ip('netns', 'add', namespace)
  ip('link', 'add', namespace, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
  ip('-n', namespace, 'address', 'add', `${address}/16`, 'dev', 'eth0')
  for (const device of ['lo', 'eth0']) ip('-n', namespace, 'link', 'set', device, 'up')
  const rejoin = () => ip('link', 'set', namespace, 'master', BRIDGE, 'up')
  rejoin()
  return {
    name,
    address,
    inside: ['ip', 'netns', 'exec', namespace],
    cut: () => ip('link', 'set', namespace, 'nomaster'),
    rejoin,
  }
}

function namespaceOf(name: string): string {
  return `cercle-${name}`
}

function ip(...args: string[]) {
  execFileSync('ip', args)
}

/** What is not there need not be removed. */
function tryIp(...args: string[]) {
  try {
    execFileSync('ip', args, { stdio: 'ignore' })
  } catch {
    return
  }
}
