import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { ignoreErrors } from './ignore-errors.ts'

/** False for a zombie. Cheap: called twice a second. */
export function isRunning(pid: number): boolean {
  return process.platform === 'linux' ? linuxStartTime(pid) !== undefined : exists(pid)
}

/** Identifies a process together with its pid. Ticks since boot on Linux, milliseconds since 1970 on macOS. */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  return process.platform === 'linux' ? linuxStartTime(pid) : macStartTime(pid)
}

/** Program and arguments, separated by spaces; also of other users' processes. */
export async function commandLineOf(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return ps(pid, '-ww', '-o', 'command=')
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(ignoreErrors('ENOENT', 'ESRCH')))?.replaceAll('\0', ' ')
}

/** proc_pid_stat(5): field 3 is the state, field 22 the start; the name before them may contain spaces and brackets. */
function linuxStartTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return /[ZX]/.test(fields[0] ?? '') ? undefined : fields[19]
  } catch (error) {
    // Other errors, such as too many open files, do not mean that the process is dead.
    return ignoreErrors('ENOENT', 'ESRCH')(error as NodeJS.ErrnoException)
  }
}

async function macStartTime(pid: number): Promise<string | undefined> {
  const [state, ...start] = (await ps(pid, '-o', 'stat=', '-o', 'lstart='))?.trim().split(/\s+/) ?? []
  return state === undefined || state.startsWith('Z') ? undefined : String(Date.parse(`${start.join(' ')} UTC`))
}

async function ps(pid: number, ...columns: string[]): Promise<string | undefined> {
  const env = { LC_ALL: 'C', TZ: 'UTC', PATH: '/bin:/usr/bin' }
  // Exits with 1 if the process does not exist.
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
