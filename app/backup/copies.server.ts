import { setTimeout as pause } from 'node:timers/promises'
import { log } from '#app/platform/observability/log.server.ts'
import { backupRecipients } from './backup-keys.server.ts'
import { reasonOf } from './backup-error.ts'
import { failureAfter, noteCopyState } from './copy-state.server.ts'
import { prepareOutbox } from './outbox.server.ts'
import { openSending } from './send-copies.server.ts'
import { dropWaitingWal, openWalArchive, type WalSource } from './wal-archive.server.ts'

const INTERVAL_MS = 500
const PAUSE_MS = 5_000
const LAST_SENDING_MS = 5_000

type Source = WalSource & {
  /** Does nothing when another process is copying. */
  whileAloneCopying(work: () => Promise<void>): Promise<boolean>
}

export type Copies = {
  /** Call it after PostgreSQL has stopped: it copies and sends the last WAL. */
  close(): Promise<void>
}

/** Archives WAL and sends copies off the machine; one process per database does it. @throws SettingError */
export async function startCopies(source: Source): Promise<Copies> {
  await backupRecipients()
  const ending = new AbortController()
  const running = run(source, ending.signal)
  return {
    async close() {
      ending.abort()
      await running
    },
  }
}

async function run(source: Source, signal: AbortSignal) {
  do {
    await source
      .whileAloneCopying(() => copyAndSend(source, signal))
      .catch((error: unknown) => noteFailure(error, source))
    await rest(PAUSE_MS, signal)
  } while (!signal.aborted)
}

async function copyAndSend(source: WalSource, signal: AbortSignal) {
  await prepareOutbox()
  const archive = await openWalArchive(source)
  const stopped = new AbortController()
  const sending = openSending(stopped.signal)
  const pass = () => archive.pass().catch((error: unknown) => noteFailure(error, source))
  try {
    while (!signal.aborted) {
      await pass()
      void sending.send().catch((error: unknown) => log.error({ err: error }, 'copies not sent'))
      await rest(INTERVAL_MS, signal)
    }
    await pass()
    await Promise.race([sending.send(), pause(LAST_SENDING_MS, undefined, { ref: false })])
  } finally {
    stopped.abort()
  }
}

async function noteFailure(error: unknown, { wal }: WalSource) {
  const reason = reasonOf(error)
  log.error({ reason }, 'WAL not archived')
  await noteCopyState(({ archiveFailure }) => ({ archiveFailure: failureAfter(archiveFailure, reason) })).catch(
    () => undefined,
  )
  await dropWaitingWal(wal).catch(() => undefined)
}

async function rest(milliseconds: number, signal: AbortSignal) {
  await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}
