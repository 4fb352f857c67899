import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { config, secretSettings } from '#app/config.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { readCopyName } from './copy-names.ts'
import { extendFailure, updateCopyState } from './copy-state.server.ts'
import { removeMark, waitingFiles } from './outbox.server.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 120_000
const TIMEOUT_MS = { wal: 300_000, large: 6 * 3_600_000 }
const REASON_CHARACTERS = 300

type Lane = keyof typeof TIMEOUT_MS

/** Sends waiting copies; WAL does not wait for larger files. Call `send` repeatedly. */
export function openSending(signal: AbortSignal) {
  const lanes = { wal: openLane('wal', signal), large: openLane('large', signal) }
  return {
    async send(): Promise<void> {
      const files = await waitingFiles()
      const isWal = (file: string) => readCopyName(file)?.kind === 'wal'
      void lanes.large(files.filter((file) => !isWal(file)))
      await lanes.wal(files.filter(isWal))
    },
  }
}

function openLane(lane: Lane, signal: AbortSignal) {
  let running: Promise<void> | undefined
  let pause = 0
  let notBefore = 0

  async function work(files: string[]) {
    let failed = false
    // In WAL order, one at a time: a machine lost meanwhile leaves no gap in what it has sent.
    for (const file of files) {
      if (failed || signal.aborted) break
      failed = !(await sendOne(file, TIMEOUT_MS[lane], signal))
    }
    pause = failed ? Math.min(Math.max(FIRST_PAUSE_MS, pause * 1.5), LONGEST_PAUSE_MS) : 0
    notBefore = performance.now() + pause
  }

  return (files: string[]): Promise<void> => {
    if (files.length === 0 || performance.now() < notBefore) return Promise.resolve()
    running ??= work(files)
      .catch((error: unknown) => log.error({ err: error }, 'copies not sent'))
      .finally(() => (running = undefined))
    return running
  }
}

/** @returns whether the copy is sent or no longer exists */
async function sendOne(file: string, timeout: number, signal: AbortSignal): Promise<boolean> {
  const path = join(config.backupDir, file)
  if (!existsSync(path)) return removeMark(file).then(() => true)
  const reason = await runCommand(path, timeout, signal)
  if (signal.aborted) return false
  if (reason === null) {
    await removeMark(file)
    await updateCopyState(() => ({ sent: { file, at: new Date().toISOString() }, sendFailure: null }))
    return true
  }
  log.error({ file, reason }, 'copy not sent')
  await updateCopyState(({ sendFailure }) => ({ sendFailure: extendFailure(sendFailure, reason) }))
  return false
}

/** Runs in a process group of its own. @returns why it failed, or null */
function runCommand(path: string, timeout: number, signal: AbortSignal): Promise<string | null> {
  const child = spawn('/bin/sh', ['-c', config.backupCommand ?? 'false', 'backup-command', path], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-REASON_CHARACTERS)))
  const kill = () => child.pid && stopGroup(child.pid)
  const timer = setTimeout(kill, timeout)
  signal.addEventListener('abort', kill, { once: true })
  return new Promise((done) => {
    child.on('error', (error) => done(error.message))
    child.on('close', (code, killed) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', kill)
      done(
        code === 0
          ? null
          : [killed ? `ended by ${killed}` : `exit code ${code}`, output.trim()].filter(Boolean).join(': '),
      )
    })
  })
}

function environment(): NodeJS.ProcessEnv {
  const secrets = [...secretSettings, 'ADMIN_PASSWORD', 'BACKUP_PRIVATE_KEY'].flatMap((name) => [name, `${name}_FILE`])
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !secrets.includes(name)))
}

function stopGroup(leader: number) {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}
