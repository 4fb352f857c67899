import { runInProcess } from '#app/platform/run-in-process.server.ts'
import type { ReadBankFile } from './bank-file.ts'
import type { XmlFault } from './xml.server.ts'

/** What is checked is compressed: it is the product's own. */
export type FileTask = { task: 'check' | 'read'; bytes: Uint8Array }

const PROGRAM = '#app/remittances/files/bank-file-worker.ts'

/** 10,000 debits take 3 s and 45 MB; a file that takes much more is refused. */
const LIMITS = { heapMb: 256, timeoutMs: 60_000 }

/** What the schema of its message has against a file that the product has written. @param gzip compressed */
export async function checkXml(gzip: Uint8Array): Promise<XmlFault | undefined> {
  const task: FileTask = { task: 'check', bytes: gzip }
  const { fault } = await runInProcess<{ fault?: XmlFault }>(PROGRAM, task, LIMITS)
  return fault
}

export function readInProcess(bytes: Uint8Array): Promise<ReadBankFile> {
  const task: FileTask = { task: 'read', bytes }
  const otherwise: ReadBankFile = { ok: false, reason: 'not-xml' }
  return runInProcess(PROGRAM, task, { ...LIMITS, otherwise })
}
