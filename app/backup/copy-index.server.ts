import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { readCopyName, type Copy } from './copy-names.ts'
import { unsealFile } from './seal.server.ts'
import { timelineOf, type Histories } from './timelines.ts'

/** A folder of copies, and the folders in it. */
export type CopyIndex = {
  copies: Copy[]
  /** What the history files say, by database. */
  histories: Map<string, Histories>
  pathOf(copy: Copy): string
}

/** @param identities the private keys to try for what is encrypted */
export async function readCopyIndex(folder: string, identities: readonly string[]): Promise<CopyIndex> {
  const paths = new Map<string, string>()
  for (const name of await readdir(folder, { recursive: true })) paths.set(basename(name), join(folder, name))
  const copies = [...paths.keys()].flatMap((file) => readCopyName(file) ?? [])
  const pathOf = (copy: Copy) => paths.get(copy.file) ?? join(folder, copy.file)
  const histories = new Map<string, Map<number, string>>()
  for (const copy of copies) {
    if (copy.kind !== 'wal' || !copy.name.endsWith('.history')) continue
    const ofCluster = histories.get(copy.cluster) ?? new Map<number, string>()
    histories.set(copy.cluster, ofCluster.set(timelineOf(copy.name), (await buffer(unsealFile(pathOf(copy), identities))).toString()))
  }
  return { copies, histories, pathOf }
}
