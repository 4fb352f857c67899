import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#app/config.server.ts'
import { BackupError } from './backup-error.ts'
import { backupRecipients } from './backup-keys.server.ts'
import { isWalName, walCopyName } from './copy-names.ts'
import { updateCopyState } from './copy-state.server.ts'
import { sealStream } from './seal.server.ts'
import { UNFINISHED_SUFFIX, writeFileAtomically } from './atomic-file.server.ts'
import { markForSending } from './outbox.server.ts'
import { archivedDigests } from './waiting-wal.server.ts'

const READ_BYTES = 1_048_576

export type WalSource = { wal: string; data: string }

export async function openWalArchive({ wal, data }: WalSource) {
  const cluster = await clusterId(data)
  await mkdir(config.backupDir, { recursive: true, mode: 0o700 })
  await removeUnfinished(cluster)
  const known = await archivedDigests(cluster)

  /** A repeated file is ignored; a different file of the same name is an error. */
  async function archive(name: string) {
    const source = join(wal, name)
    const before = known.get(name)
    if (before && (await digestOf(source)) !== before)
      throw new BackupError('differs', `${source} differs from the copy of the same name.`)
    if (!before) known.set(name, await copyToArchive(cluster, source, name))
    await rm(source)
    await updateCopyState(() => ({ archived: { name, at: new Date().toISOString() }, archiveFailure: null }))
  }

  return {
    async archiveWaiting(): Promise<void> {
      const waiting = (await readdir(wal)).filter(isWalName).toSorted()
      for (const name of waiting) await archive(name)
    },
  }
}

/** PostgreSQL's system identifier: the first eight bytes of the control file. */
export async function clusterId(data: string): Promise<string> {
  const file = await open(join(data, 'global/pg_control'))
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.readBigUInt64LE().toString(16).padStart(16, '0')
  } finally {
    await file.close()
  }
}

async function copyToArchive(cluster: string, source: string, name: string): Promise<string> {
  const hash = createHash('sha256')
  const recipients = await backupRecipients()
  // The time when PostgreSQL handed the file over: later commits are not in it.
  const { mtime } = await stat(source)
  async function* read() {
    for await (const chunk of createReadStream(source, { highWaterMark: READ_BYTES }) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      yield chunk
    }
  }
  let digest = ''
  await writeFileAtomically(
    config.backupDir,
    `cercle-${cluster}-wal-${name}`,
    sealStream(read(), recipients),
    async () => {
      digest = hash.digest('hex').slice(0, 32)
      const file = walCopyName({ cluster, name, at: mtime, digest }, recipients.length > 0)
      await markForSending(file)
      return file
    },
  )
  return digest
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex').slice(0, 32)
}

async function removeUnfinished(cluster: string) {
  const left = (await readdir(config.backupDir)).filter(
    (name) => name.startsWith(`cercle-${cluster}-wal-`) && name.includes(UNFINISHED_SUFFIX),
  )
  for (const name of left) await rm(join(config.backupDir, name), { force: true })
}
