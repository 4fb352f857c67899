import { setTimeout as pause } from 'node:timers/promises'
import type { AppMachine, Cluster } from './cluster.ts'
import { wholeCluster } from './members.ts'
import type { Machine } from './network.ts'
import type { Bookings } from './visitors.ts'

/** A cut lasts until something is written again, and at least this long. */
const CUT_MS = 10_000
/** After this time a new process has been asked for every page, and keeps it. */
const CACHING_MS = 4_000

type Strike = (cluster: Cluster, bookings: Bookings, n: number) => Promise<number>

const strikes = {
  'leader killed': killLeader,
  'network of the leader cut': (cluster, bookings) => cutDatabase(cluster, bookings, 'leader'),
  'network of the synchronous standby cut': (cluster, bookings) => cutDatabase(cluster, bookings, 'synchronous'),
  'network of an app machine cut': (cluster, bookings, n) => cutUntilWritten(appOf(cluster, n).machine, bookings),
  'app machine restarted': restartApp,
} satisfies Record<string, Strike>

export type FaultKind = keyof typeof strikes

/** @returns seconds from the fault until something that was sent after it was written */
export async function strike(kind: FaultKind, cluster: Cluster, bookings: Bookings, n: number): Promise<number> {
  await wholeCluster(machinesOf(cluster))
  const run: Strike = strikes[kind]
  return Math.round((await run(cluster, bookings, n)) / 10) / 100
}

export function machinesOf(cluster: Cluster): Machine[] {
  return cluster.databases.map(({ machine }) => machine)
}

async function killLeader(cluster: Cluster, bookings: Bookings): Promise<number> {
  const { leader } = await wholeCluster(machinesOf(cluster))
  const database = cluster.databases.find(({ machine }) => machine.name === leader)
  const since = performance.now()
  await database?.kill()
  const written = await bookings.writtenAfter(since)
  database?.startPatroni()
  return written - since
}

async function cutDatabase(cluster: Cluster, bookings: Bookings, role: 'leader' | 'synchronous'): Promise<number> {
  const names = await wholeCluster(machinesOf(cluster))
  const machine = machinesOf(cluster).find(({ name }) => name === names[role]) as Machine
  return cutUntilWritten(machine, bookings)
}

async function cutUntilWritten(machine: Machine, bookings: Bookings): Promise<number> {
  const since = performance.now()
  machine.cut()
  const written = await bookings.writtenAfter(since)
  await pause(Math.max(0, CUT_MS - (performance.now() - since)))
  machine.rejoin()
  return written - since
}

async function restartApp(cluster: Cluster, bookings: Bookings, n: number): Promise<number> {
  const since = performance.now()
  await appOf(cluster, n).restart(n % 4 < 2 ? 'SIGTERM' : 'SIGKILL')
  const written = await bookings.writtenAfter(since)
  await pause(CACHING_MS)
  return written - since
}

function appOf(cluster: Cluster, n: number): AppMachine {
  return cluster.apps[n % cluster.apps.length] as AppMachine
}
