import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, processes } from '../harness/processes.ts'
import { deploySettings, writeDeployFile } from './deploy-files.ts'
import type { Machine } from './network.ts'
import { startProgram } from './programs.ts'

/** etcd, Patroni with its PostgreSQL, and PgBouncer. */
export type DatabaseMachine = {
  machine: Machine
  startPatroni: () => void
  /** `kill -9` of Patroni and of every process of its PostgreSQL. */
  kill: () => Promise<void>
  /** Runs a file of `docs/deploy/cluster/` with psql, as the superuser. */
  runSql: (file: string) => void
  stop: () => Promise<void>
}

export function startDatabaseMachine(machine: Machine, scratch: string): DatabaseMachine {
  const folder = join(scratch, machine.name)
  const [uid, gid] = ['-u', '-g'].map((part) => Number(execFileSync('id', [part, 'postgres'])))
  for (const made of [folder, join(folder, 'etcd')]) {
    mkdirSync(made, { mode: 0o700 })
    chownSync(made, uid ?? 0, gid ?? 0)
  }
  const [patroniFile, pooler] = ['patroni.yml', 'pgbouncer.ini', 'userlist.txt', 'create-database.sql'].map((name) =>
    writeDeployFile(name, machine, folder),
  )
  const etcd = startProgram(machine, ['etcd'], { folder, env: deploySettings('etcd', machine, folder) })
  const pgbouncer = startProgram(machine, ['/usr/sbin/pgbouncer', pooler ?? ''], { folder })
  const start = () => startProgram(machine, ['patroni', patroniFile ?? ''], { folder })
  let patroni = start()

  async function kill() {
    const ended = patroni.end('SIGKILL')
    for (const pid of postgresOf(folder)) killNow(pid)
    await ended
  }

  return {
    machine,
    startPatroni: () => void (patroni = start()),
    kill,
    runSql(file) {
      const psql = ['psql', '--quiet', '--set=ON_ERROR_STOP=1', `--host=${folder}`, `--file=${join(folder, file)}`]
      execFileSync('setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', ...psql], { cwd: folder })
    },
    async stop() {
      await kill()
      await Promise.all([etcd.end('SIGKILL'), pgbouncer.end('SIGKILL')])
    },
  }
}

/** The file of a killed PostgreSQL stays, with a number that another process can have. */
function postgresOf(folder: string): number[] {
  const file = join(folder, 'data/postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  return commandOf(pid).includes(folder) ? processes(pid) : []
}

function killNow(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It has ended since it was listed.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
