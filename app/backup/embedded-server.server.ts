import type { OwnServer } from './check-backup.server.ts'
import type { Scratch } from './scratch.ts'
import type { WalSource } from './wal-archive.server.ts'

/** The embedded PostgreSQL as its copies need it. */
export type EmbeddedServer = WalSource & {
  /** Who may begin a base copy. */
  superuser: OwnServer
  postgresMajor: string
  /** A second server beside it, for one kind of work at a time. */
  openScratch(name: string): Promise<Scratch>
}

let known: EmbeddedServer | undefined

/** The process that starts the product says so, if the database is its own and archived. */
export function knowEmbeddedServer(server: EmbeddedServer): void {
  known = server
}

/** Undefined where the database is somebody else's, or not archived. */
export function embeddedServer(): EmbeddedServer | undefined {
  return known
}
