import { open } from 'node:fs/promises'

/** Makes a rename, a new or a deleted file in the folder durable. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
