import { createSemaphore } from '#app/database/semaphore.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { runInProcess } from '#app/platform/run-in-process.server.ts'
import type { ReadBankFile } from './bank-file.ts'
import type { XmlFault } from './xml.server.ts'

/** What is checked is compressed: it is the product's own. */
export type FileTask = { task: 'check' | 'read'; bytes: Uint8Array }

/** 10,000 debits take 3 s and 45 MB; a file that takes much more is refused. */
const LIMITS = { heapMb: 256, timeoutMs: 60_000 }

/** One file at a time. */
const semaphore = createSemaphore(1)

/** What the schema of its message has against a file that the product has written. @param gzip compressed */
export async function checkXml(gzip: Uint8Array): Promise<XmlFault | undefined> {
  const { fault } = await run<{ fault?: XmlFault }>({ task: 'check', bytes: gzip })
  return fault
}

/** Reads a file of the bank outside this process. */
export async function readInProcess(bytes: Uint8Array): Promise<ReadBankFile> {
  try {
    return await run<ReadBankFile>({ task: 'read', bytes })
  } catch (err) {
    log.warn({ err }, 'process that reads a file of the bank ended')
    return { ok: false, reason: 'not-xml' }
  }
}

function run<Reply>(task: FileTask): Promise<Reply> {
  return semaphore.run(() => runInProcess<Reply>('#app/remittances/files/bank-file-worker.ts', task, LIMITS))
}
