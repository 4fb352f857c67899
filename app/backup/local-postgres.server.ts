import type { ServerConnection } from './check-backup.server.ts'

/** The packaged PostgreSQL beside an external server (`server/embedded-postgres/local-postgres.ts`). */
export type LocalPostgres = {
  withCopyLock(work: () => Promise<void>): Promise<boolean>
  openEmptyServer(name: string): Promise<{ connection: ServerConnection; remove(): Promise<void> }>
  removeLeftovers(name: string): Promise<void>
}

let current: LocalPostgres | undefined

export function setLocalPostgres(local: LocalPostgres): void {
  current = local
}

/** Runs work with an empty database of this machine. */
export async function withEmptyServer<T>(name: string, work: (server: ServerConnection) => Promise<T>): Promise<T> {
  if (!current) throw new Error('this process makes no copies of an external server')
  const server = await current.openEmptyServer(name)
  try {
    return await work(server.connection)
  } finally {
    await server.remove()
  }
}
