import type { ServerConnection } from './check-backup.server.ts'
import type { Scratch } from './scratch.ts'
import type { WalSource } from './wal-archive.server.ts'

export type EmbeddedServer = WalSource & {
  superuser: ServerConnection
  postgresMajor: string
  openScratch(name: string): Promise<Scratch>
}

let current: EmbeddedServer | undefined

export function setEmbeddedServer(server: EmbeddedServer): void {
  current = server
}

/** Undefined when the database is external or not archived. */
export function embeddedServer(): EmbeddedServer | undefined {
  return current
}
