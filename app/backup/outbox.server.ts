import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '#app/config.server.ts'
import { UNFINISHED_SUFFIX } from './atomic-file.server.ts'

/** An empty file for each copy that BACKUP_COMMAND has not taken yet; no folder without a command. */
function outbox(): string {
  return join(config.dataDir, 'backup-outbox')
}

/** Call before the copy gets its name: a copy without a mark would never be sent. */
export async function markForSending(file: string): Promise<void> {
  if (!config.backupCommand) return
  await mkdir(outbox(), { recursive: true, mode: 0o700 })
  await writeFile(join(outbox(), file), '', { flush: true })
}

export async function removeMark(file: string): Promise<void> {
  await rm(join(outbox(), file), { force: true })
}

export async function removeCopy(file: string): Promise<void> {
  await removeMark(file)
  await rm(join(config.backupDir, file), { force: true })
}

/** Sorted by name, which is the order of writing for WAL. */
export async function waitingFiles(): Promise<string[]> {
  const names: string[] = await readdir(outbox()).catch(() => [])
  return names.toSorted()
}

export async function waitingSince(files: readonly string[]): Promise<Date | null> {
  const marked = await Promise.all(
    files.map((file) =>
      stat(join(outbox(), file)).then(
        ({ mtime }) => mtime,
        () => null,
      ),
    ),
  )
  return marked.filter((time) => time !== null).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** Marks every copy when a command was newly set, and none without a command. */
export async function prepareOutbox(): Promise<void> {
  if (!config.backupCommand) return rm(outbox(), { recursive: true, force: true })
  if (existsSync(outbox())) return
  const unfinished = `${outbox()}${UNFINISHED_SUFFIX}1`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const copies = (await readdir(config.backupDir).catch(() => [])).filter(
    (name) => name.startsWith('cercle-') && !name.includes(UNFINISHED_SUFFIX),
  )
  for (const file of copies) await writeFile(join(unfinished, file), '')
  await rename(unfinished, outbox())
}
