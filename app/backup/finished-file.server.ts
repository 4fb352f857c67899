import { randomUUID } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'

/**
 * Writes a file under another name, and gives it its own only when it is complete and safely on disk: whatever cuts
 * this off leaves nothing that could be taken for a copy. Readable by its owner alone.
 * @param nameOf asked once everything has been written, for a name that depends on the content
 */
export async function writeFinishedFile(
  folder: string,
  name: string,
  content: AsyncIterable<Buffer>,
  nameOf: () => string | Promise<string> = () => name,
): Promise<{ path: string; bytes: number }> {
  const unfinished = join(folder, `${name}${UNFINISHED_SUFFIX}${randomUUID()}`)
  const file = await open(unfinished, 'wx', 0o600)
  try {
    const bytes = await writeAll(file, content)
    await file.close()
    const path = join(folder, await nameOf())
    await rename(unfinished, path)
    await syncFolder(folder)
    return { path, bytes }
  } catch (error) {
    await file.close().catch(() => undefined)
    await rm(unfinished, { force: true })
    throw isFull(error) ? new BackupError('no-space', `The disk is full: nothing was written to ${folder}.`) : error
  }
}

/** Stands in the name of a file that a killed process may have left behind. */
export const UNFINISHED_SUFFIX = '.unfinished-'

async function writeAll(file: FileHandle, content: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0
  for await (const chunk of content) {
    await file.appendFile(chunk)
    bytes += chunk.length
  }
  await file.sync()
  return bytes
}

/** Disk full, quota used up, largest size of a file. */
function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** Makes a rename survive a loss of power. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
