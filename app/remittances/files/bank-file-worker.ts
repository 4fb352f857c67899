/** Child process: checks or reads one file for its parent and ends. */
import { gunzipSync } from 'node:zlib'
import { readBankFile } from './read-bank-file.server.ts'
import { findFault, readXml } from './xml.server.ts'
import type { FileTask } from './file-process.server.ts'

process.on('message', (task) => process.send?.(answer(task as FileTask)))
process.on('disconnect', () => process.exit())
// Ctrl+C reaches the whole process group; the parent finishes its requests first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

function answer({ task, bytes }: FileTask) {
  if (task === 'read') return readBankFile(bytes)
  return readXml(gunzipSync(bytes), (document, message) => ({ fault: findFault(document, message) }))
}
