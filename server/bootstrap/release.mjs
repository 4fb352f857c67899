import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What `npm run release` writes into an archive: `{ version, commit }`. Null in a checkout, which is built where it
 * runs.
 */
export function readRelease(root) {
  try {
    return JSON.parse(readFileSync(join(root, 'release.json'), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
