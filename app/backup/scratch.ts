import type { ServerConnection } from './check-backup.server.ts'

/** A second PostgreSQL beside the club's own (`server/embedded-postgres/scratch.ts`). */
export type Scratch = {
  folder: string
  data: string
  /** Owner of its files. */
  account: { uid: number; gid: number }
  start(
    options: { overrides: Record<string, string | number>; lowPriority?: boolean },
    signal?: AbortSignal,
  ): Promise<ScratchServer>
  remove(): Promise<void>
}

export type ScratchServer = { connection: ServerConnection; stop(): Promise<void> }
