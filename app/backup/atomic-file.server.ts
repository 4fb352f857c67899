import { randomUUID } from 'node:crypto'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '#app/platform/sync-folder.server.ts'
import { BackupError } from './backup-error.ts'

/** Atomic: writes under a temporary name first. @param nameOf called after the content is written */
export async function writeFileAtomically(
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

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '')
}
