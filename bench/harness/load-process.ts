import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { LoadOrder, LoadReport } from './load.ts'

export function startLoad(): { run: (order: LoadOrder) => Promise<LoadReport>; stop: () => void } {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async run(order) {
      child.stdin.write(`${JSON.stringify(order)}\n`)
      const { value, done } = await answers.next()
      if (done) throw new Error('the load generator has ended')
      return JSON.parse(value) as LoadReport
    },
    stop: () => child.stdin.end(),
  }
}

/** Ticks per second (`getconf CLK_TCK`; 100 on every Linux that Node supports). */
const TICKS = 100

export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

export function pageRequest(port: number, path: string, more: Record<string, string> = {}): string {
  const headers: Record<string, string> = {
    Host: `localhost:${port}`,
    Connection: 'keep-alive',
    'Upgrade-Insecure-Requests': '1',
    'User-Agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8',
    'Sec-Fetch-Site': 'none',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Fetch-Dest': 'document',
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    'Accept-Language': 'es-ES,es;q=0.9,ca;q=0.8',
    ...more,
  }
  return `GET ${path} HTTP/1.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
}

export function emptyFormRequest(port: number, path: string, more: Record<string, string> = {}): string {
  const form = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' }
  return pageRequest(port, path, { ...form, 'Content-Length': '0', ...more }).replace('GET', 'POST')
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
