import { setTimeout as pause } from 'node:timers/promises'
import { log } from '#app/platform/observability/log.server.ts'
import { backupRecipients } from './backup-keys.server.ts'
import { reasonOf } from './backup-error.ts'
import { extendFailure, updateCopyState } from './copy-state.server.ts'
import { prepareOutbox } from './outbox.server.ts'
import { openSending } from './send-copies.server.ts'
import type { Connection } from '#app/database/connect.server.ts'
import { openWalArchive, type WalSource } from './wal-archive.server.ts'
import { dropWaitingWal } from './waiting-wal.server.ts'
import { openWalSwitch } from './wal-switch.server.ts'

const INTERVAL_MS = 500
const RETRY_MS = 5_000
const FINAL_SEND_MS = 5_000

type Source = WalSource & {
  superuser: Connection
  /** Does nothing when another process is copying. */
  withCopyLock(work: () => Promise<void>): Promise<boolean>
}

export type CopyWorker = {
  /** Call it after PostgreSQL has stopped: it copies and sends the last WAL. */
  close(): Promise<void>
}

/** Archives WAL and sends copies off the machine; one process per database does it. @throws SettingError */
export async function startCopyWorker(source: Source): Promise<CopyWorker> {
  await backupRecipients()
  const ending = new AbortController()
  const running = runUntilAborted(source, ending.signal)
  return {
    async close() {
      ending.abort()
      await running
    },
  }
}

async function runUntilAborted(source: Source, signal: AbortSignal) {
  do {
    await source.withCopyLock(() => copyAndSend(source, signal)).catch((error: unknown) => noteFailure(error, source))
    await waitOrAbort(RETRY_MS, signal)
  } while (!signal.aborted)
}

/** Sends the copies of an external server; one process of the data folder does it. @throws SettingError */
export async function startSending({ withCopyLock }: Pick<Source, 'withCopyLock'>): Promise<CopyWorker> {
  await backupRecipients()
  const ending = new AbortController()
  const run = async () => {
    do {
      await withCopyLock(() => sendUntilAborted(ending.signal)).catch(logUnsent)
      await waitOrAbort(RETRY_MS, ending.signal)
    } while (!ending.signal.aborted)
  }
  const running = run()
  return {
    async close() {
      ending.abort()
      await running
    },
  }
}

async function sendUntilAborted(signal: AbortSignal) {
  await prepareOutbox()
  const stopped = new AbortController()
  const sending = openSending(stopped.signal)
  while (!signal.aborted) {
    void sending.send().catch(logUnsent)
    await waitOrAbort(INTERVAL_MS, signal)
  }
  stopped.abort()
}

function logUnsent(error: unknown) {
  log.error({ err: error }, 'copies not sent')
}

async function copyAndSend(source: Source, signal: AbortSignal) {
  await prepareOutbox()
  const archive = await openWalArchive(source)
  const stopped = new AbortController()
  const sending = openSending(stopped.signal)
  const wal = openWalSwitch(source.superuser)
  const pass = () => archive.archiveWaiting().catch((error: unknown) => noteFailure(error, source))
  try {
    while (!signal.aborted) {
      // A database that does not answer must not keep finished segments from being copied.
      void wal.switchWhenWritten().catch((error: unknown) => noteFailure(error, source))
      await pass()
      void sending.send().catch(logUnsent)
      await waitOrAbort(INTERVAL_MS, signal)
    }
    await pass()
    await Promise.race([sending.send(), pause(FINAL_SEND_MS, undefined, { ref: false })])
  } finally {
    stopped.abort()
    await wal.close()
  }
}

async function noteFailure(error: unknown, { wal }: WalSource) {
  const reason = reasonOf(error)
  log.error({ reason }, 'WAL not archived')
  await updateCopyState(({ archiveFailure }) => ({ archiveFailure: extendFailure(archiveFailure, reason) })).catch(
    () => undefined,
  )
  await dropWaitingWal(wal).catch(() => undefined)
}

async function waitOrAbort(milliseconds: number, signal: AbortSignal) {
  await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
}
