import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { Machine } from './network.ts'

/** Debian's packages, by one of their files. */
const packages = {
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  iproute2: '/usr/sbin/ip',
  openssl: '/usr/bin/openssl',
  patroni: '/usr/bin/patroni',
  pgbouncer: '/usr/sbin/pgbouncer',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
}

/** What the bench lacks, in one line. */
export function findMissing(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'it makes network namespaces: run it as root, on Linux'
  const missing = Object.entries(packages).flatMap(([name, path]) => (existsSync(path) ? [] : [name]))
  return missing.length > 0 ? `install Debian's ${missing.join(', ')}, and disable the services that start` : undefined
}

type Started = { child: ChildProcess; end: (signal: NodeJS.Signals) => Promise<void> }

/** Runs a program on a machine, as `postgres` or root. Its output goes to a file in the folder. */
export function startProgram(
  machine: Machine,
  command: string[],
  { folder, as = 'postgres', env = {} }: { folder: string; as?: 'postgres' | 'root'; env?: Record<string, string> },
): Started {
  const who = as === 'root' ? [] : ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']
  const [program = '', ...args] = [...machine.inside, ...who, ...command]
  const log = openSync(join(folder, `${command[0]?.split('/').at(-1)}.out`), 'a')
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', log, log],
  })
  const ended = once(child, 'exit')
  return {
    child,
    async end(signal) {
      child.kill(signal)
      await ended
    },
  }
}
