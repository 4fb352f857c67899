import { readdirSync, readFileSync } from 'node:fs'

export function processes(pid: number): number[] {
  const threads = read(() => readdirSync(`/proc/${pid}/task`)) ?? []
  const children = threads.flatMap(
    (task) =>
      read(() => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8'))
        ?.split(' ')
        .filter(Boolean)
        .map(Number) ?? [],
  )
  return [pid, ...children.flatMap(processes)]
}

export function proportionalKibibytes(pid: number): number {
  return kibibytes(`/proc/${pid}/smaps_rollup`, 'Pss')
}

/** Of several processes of one program: pages of files, which they share, count once. */
export function residentKibibytes(pids: number[]): number {
  const of = (line: string) => pids.map((pid) => kibibytes(`/proc/${pid}/status`, line))
  return Math.max(...of('RssFile')) + of('RssAnon').reduce((sum, own) => sum + own, 0)
}

/** Of its whole life; 0 when it has ended. */
export function peakKibibytes(pid: number): number {
  return kibibytes(`/proc/${pid}/status`, 'VmHWM')
}

/** Empty when the process has ended. */
export function commandOf(pid: number): string {
  return read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')) ?? ''
}

function kibibytes(file: string, line: string): number {
  const text = read(() => readFileSync(file, 'utf8')) ?? ''
  return Number(new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0)
}

function read<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
