import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written by `npm run release`: `{ version, commit }`. Null in a checkout. */
export function readRelease(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'release.json'), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
