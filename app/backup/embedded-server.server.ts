import type { OwnServer } from './check-backup.server.ts'
import type { Scratch } from './scratch.ts'
import type { WalSource } from './wal-archive.server.ts'

export type EmbeddedServer = WalSource & {
  superuser: OwnServer
  postgresMajor: string
  openScratch(name: string): Promise<Scratch>
}

let known: EmbeddedServer | undefined

export function knowEmbeddedServer(server: EmbeddedServer): void {
  known = server
}

/** Undefined when the database is external or not archived. */
export function embeddedServer(): EmbeddedServer | undefined {
  return known
}
