/** Child process: checks or reads one file for its parent and ends. */
import { gunzipSync } from 'node:zlib'
import { serveParent } from '#app/platform/serve-parent.ts'
import { readBankFile } from './read-bank-file.server.ts'
import { findFault, readXml } from './xml.server.ts'
import type { FileTask } from './file-process.server.ts'

serveParent(({ task, bytes }: FileTask) => {
  if (task === 'read') return readBankFile(bytes)
  return readXml(gunzipSync(bytes), (document, message) => ({ fault: findFault(document, message) }))
})
