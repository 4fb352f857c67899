import { existsSync } from 'node:fs'
import { openWalArchive, type WalSource } from './wal-archive.server.ts'

type StoppedServer = WalSource & { withCopyLock(work: () => Promise<void>): Promise<void> }

/** Copies what a stopped PostgreSQL has archived last: no server does it any more. */
export async function archiveLastWal(source: StoppedServer): Promise<void> {
  if (!existsSync(source.wal)) return
  await source.withCopyLock(async () => (await openWalArchive(source)).archiveWaiting())
}
