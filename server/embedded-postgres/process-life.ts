import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { ignoreErrors } from './unless.ts'

/**
 * Whether a process runs. One that ended and was not yet collected by its parent does not. Cheap: called twice a
 * second.
 */
export function isRunning(pid: number): boolean {
  return process.platform === 'linux' ? linuxStart(pid) !== undefined : exists(pid)
}

/**
 * When a process started, in digits; with the pid it names one process only, as pids are used again.
 * Ticks since boot on Linux, milliseconds since 1970 on macOS. Undefined when it does not run.
 */
export async function startOf(pid: number): Promise<string | undefined> {
  return process.platform === 'linux' ? linuxStart(pid) : macStart(pid)
}

/**
 * The program and arguments of a process, with spaces between; undefined when it does not run. Others' processes show
 * theirs, too.
 */
export async function commandOf(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return ps(pid, '-ww', '-o', 'command=')
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(ignoreErrors('ENOENT', 'ESRCH')))?.replaceAll('\0', ' ')
}

/** proc_pid_stat(5): field 3 is the state, field 22 the start; the name before them may hold spaces and brackets. */
function linuxStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return /[ZX]/.test(fields[0] ?? '') ? undefined : fields[19]
  } catch (error) {
    // Nothing else may pass for a death: who runs out of file handles would stop the PostgreSQL of the others.
    return ignoreErrors('ENOENT', 'ESRCH')(error as NodeJS.ErrnoException)
  }
}

async function macStart(pid: number): Promise<string | undefined> {
  const [state, ...start] = (await ps(pid, '-o', 'stat=', '-o', 'lstart='))?.trim().split(/\s+/) ?? []
  return state === undefined || state.startsWith('Z') ? undefined : String(Date.parse(`${start.join(' ')} UTC`))
}

async function ps(pid: number, ...columns: string[]): Promise<string | undefined> {
  const env = { LC_ALL: 'C', TZ: 'UTC', PATH: '/bin:/usr/bin' }
  // It ends with 1 when there is no such process.
  return (await promisify(execFile)('ps', [...columns, '-p', String(pid)], { env }).catch(ignoreErrors(1)))?.stdout
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
