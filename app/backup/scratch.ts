import type { OwnServer } from './check-backup.server.ts'

/**
 * A second PostgreSQL beside the club's own, as the process that owns them gives it
 * (`server/embedded-postgres/scratch.ts`).
 */
export type Scratch = {
  folder: string
  /** Where the files of its database belong. */
  data: string
  /** Whom its files must belong to. */
  account: { uid: number; gid: number }
  start(
    options: { own: Record<string, string | number>; lowPriority?: boolean },
    signal?: AbortSignal,
  ): Promise<ScratchServer>
  /** With all that is in it; a server that runs is stopped. */
  remove(): Promise<void>
}

export type ScratchServer = {
  connection: OwnServer
  stop(): Promise<void>
}
