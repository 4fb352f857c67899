import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { BackupError } from './backup-error.ts'
import { readCopyName, type Copy } from './copy-names.ts'
import { unsealFile } from './seal.server.ts'
import { timelineOf, type Histories } from './timelines.ts'

type CopyList = { copies: Copy[]; pathOf: (copy: Copy) => string }
export type CopyIndex = CopyList & { histories: Map<string, Histories> }

export async function listCopies(folder: string): Promise<CopyList> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupError('missing', `There is no folder ${folder}.`) : error
  })
  const paths = new Map(names.map((name) => [basename(name), join(folder, name)]))
  return {
    copies: [...paths.keys()].flatMap((file) => readCopyName(file) ?? []),
    pathOf: (copy) => paths.get(copy.file) ?? join(folder, copy.file),
  }
}

export async function readCopyIndex(folder: string, identities: readonly string[]): Promise<CopyIndex> {
  const listing = await listCopies(folder)
  const histories = new Map<string, Map<number, string>>()
  for (const copy of listing.copies) {
    if (copy.kind !== 'wal' || !copy.name.endsWith('.history')) continue
    const ofCluster = histories.get(copy.cluster) ?? new Map<number, string>()
    histories.set(
      copy.cluster,
      ofCluster.set(timelineOf(copy.name), (await buffer(unsealFile(listing.pathOf(copy), identities))).toString()),
    )
  }
  return { ...listing, histories }
}
