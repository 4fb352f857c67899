import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** To the embedded PostgreSQL of a running server, as its owner. */
export function connectionOf(dataDir: string) {
  return {
    host: join(dataDir, 'postgres/run'),
    username: 'cercle',
    password: readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim(),
    database: 'cercle',
  }
}
