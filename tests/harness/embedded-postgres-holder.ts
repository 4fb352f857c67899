/** Shares the embedded PostgreSQL of a folder until a message ends its lease or it is killed. */
import { dataTransfer } from '#server/data-transfer.ts'
import { joinEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres/index.ts'

export type HolderMessage =
  | { is: 'joined'; connection: EmbeddedPostgres['connection'] }
  | { is: 'refused'; name: string; message: string }
  | { is: 'error'; message: string }
  | { is: 'printed'; message: string }
  | { is: 'left' }

const dataDir = process.argv[2] ?? ''
const send = (message: HolderMessage) => process.send?.(message)

process.once('message', () => void join())

async function join() {
  try {
    const postgres = await joinEmbeddedPostgres({
      dataDir,
      transfer: dataTransfer,
      print: (message) => send({ is: 'printed', message }),
      onError: ({ message }) => send({ is: 'error', message }),
    })
    process.once('message', () => void leave(postgres))
    send({ is: 'joined', connection: postgres.connection })
  } catch (error) {
    const { name, message } = error as Error
    send({ is: 'refused', name, message })
    process.disconnect?.()
  }
}

async function leave(postgres: EmbeddedPostgres) {
  await postgres.leave()
  send({ is: 'left' })
  process.disconnect?.()
}
