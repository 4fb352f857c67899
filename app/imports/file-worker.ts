/** Child process: reads one file for its parent and ends. */
import { serveParent } from '#app/platform/serve-parent.ts'
import { readTable } from './file-table.ts'

serveParent((bytes: Uint8Array) => readTable(Buffer.from(bytes)))
