/** Shares the embedded PostgreSQL of a folder until it is told to leave or killed. */
import { dataTransfer } from '#server/data-transfer.ts'
import { joinEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres/index.ts'

export type HolderMessage =
  | { is: 'joined'; connection: EmbeddedPostgres['connection'] }
  | { is: 'refused'; name: string; message: string }
  | { is: 'fault'; message: string }
  | { is: 'said'; message: string }
  | { is: 'left' }

const dataDir = process.argv[2] ?? ''
const tell = (message: HolderMessage) => process.send?.(message)

process.once('message', () => void join())

async function join() {
  try {
    const postgres = await joinEmbeddedPostgres({
      dataDir,
      transfer: dataTransfer,
      say: (message) => tell({ is: 'said', message }),
      onError: ({ message }) => tell({ is: 'fault', message }),
    })
    process.once('message', () => void leave(postgres))
    tell({ is: 'joined', connection: postgres.connection })
  } catch (error) {
    const { name, message } = error as Error
    tell({ is: 'refused', name, message })
    process.disconnect?.()
  }
}

async function leave(postgres: EmbeddedPostgres) {
  await postgres.leave()
  tell({ is: 'left' })
  process.disconnect?.()
}
