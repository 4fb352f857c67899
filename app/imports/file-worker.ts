/** Child process: reads one file for its parent and ends. */
import { readTable } from './file-table.ts'

process.on('message', (bytes) => void answer(bytes as Uint8Array))
process.on('disconnect', () => process.exit())
// Ctrl+C reaches the whole process group; the parent finishes its requests first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

async function answer(bytes: Uint8Array): Promise<void> {
  process.send?.(await readTable(Buffer.from(bytes)))
}
