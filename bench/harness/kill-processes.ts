import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Kills every process whose command line or environment contains the folder, and their children. */
export async function killProcessesOf(folder: string): Promise<void> {
  for (let pids = processesOf(folder); pids.length > 0; pids = processesOf(folder)) {
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has already ended.
      }
    }
    await pause(20)
  }
}

function processesOf(folder: string): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => describeProcess(Number(name), folder))
  const own = new Set(all.filter(({ isOwn }) => isOwn).map(({ pid }) => pid))
  // PostgreSQL's children do not have the folder in their command line.
  for (const { pid, parent } of all.toSorted((a, b) => a.pid - b.pid)) if (own.has(parent)) own.add(pid)
  own.delete(process.pid)
  return [...own]
}

function describeProcess(pid: number, folder: string): { pid: number; parent: number; isOwn: boolean }[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return []
    const isOwn = [readFileSync(`/proc/${pid}/cmdline`, 'utf8'), readFileSync(`/proc/${pid}/environ`, 'utf8')].some(
      (text) => text.includes(folder),
    )
    return [{ pid, parent: Number(parent), isOwn }]
  } catch {
    return []
  }
}
