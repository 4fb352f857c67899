import type { Dirent } from 'node:fs'
import { open, readdir, type FileHandle } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { BackupError } from './backup-error.ts'
import { padding, tarHeader } from './tar.ts'

const EMPTY_FOLDERS = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const EXCLUDED_FILES =
  /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*|recovery\.signal|standby\.signal)$/
const READ_BYTES = 1_048_576
const CONTROL_FILE = 'global/pg_control'

/** For a running database between `pg_backup_start` and `pg_backup_stop`. The control file comes last. */
export async function* readDatabaseFiles(data: string): AsyncGenerator<Buffer> {
  for await (const { name, isFolder } of listFiles(data)) {
    if (isFolder) yield tarHeader({ name: `${name}/`, type: 'folder', bytes: 0 })
    else if (name !== CONTROL_FILE) yield* fileEntry(data, name)
  }
  yield* fileEntry(data, CONTROL_FILE)
}

async function* listFiles(data: string, folder = data): AsyncGenerator<{ name: string; isFolder: boolean }> {
  const entries = (await readdir(folder, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const path = join(folder, entry.name)
    const name = relative(data, path)
    assertNoLink(entry, name)
    if (EXCLUDED_FILES.test(entry.name)) continue
    // `pg_wal` may be a link to another disk.
    const isFolder = entry.isDirectory() || EMPTY_FOLDERS.includes(name)
    yield { name, isFolder }
    if (isFolder && !EMPTY_FOLDERS.includes(name)) yield* listFiles(data, path)
  }
}

function assertNoLink(entry: Dirent, name: string) {
  if (entry.isSymbolicLink() && !EMPTY_FOLDERS.includes(name)) {
    throw new BackupError(
      'foreign',
      `The database uses a link, ${name}, which a copy cannot follow: only the nightly file is a copy of it.`,
    )
  }
}

/** The size is fixed at open; a file that shrinks meanwhile is padded with zeros, and a deleted one is skipped. */
async function* fileEntry(data: string, name: string): AsyncGenerator<Buffer> {
  const file = await open(join(data, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!file) return
  try {
    const { size } = await file.stat()
    yield tarHeader({ name, type: 'file', bytes: size })
    yield* readExactly(file, size)
    yield padding(size)
  } finally {
    await file.close()
  }
}

async function* readExactly(file: FileHandle, bytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes;) {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(READ_BYTES, bytes - at)), { position: at })
    const chunk = bytesRead > 0 ? buffer.subarray(0, bytesRead) : Buffer.alloc(Math.min(READ_BYTES, bytes - at))
    at += chunk.length
    yield chunk
  }
}
