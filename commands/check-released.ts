/**
 * `npm run check` runs this: databases know a migration by its time and never run it again, so one that has been
 * released must not change. `-- --add` notes the migrations of a new release in `migrations/released.json`.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrations } from '#app/database/migrations.server.ts'

const folder = join(import.meta.dirname, '../migrations')
const record = join(folder, 'released.json')
const released = JSON.parse(readFileSync(record, 'utf8')) as Record<string, string>
const now = digests()

if (process.argv.includes('--add')) writeFileSync(record, `${JSON.stringify({ ...now, ...released }, null, 2)}\n`)
const changed = Object.keys(released).filter((name) => now[name] !== released[name])
if (changed.length > 0) {
  console.error(`Released migrations must not change: ${changed.join(', ')}. Put them back and add another one.`)
  process.exitCode = 1
}

/** Of the statements and the time of each migration. */
function digests(): Record<string, string> {
  const { earlier, current } = readMigrations(folder)
  return Object.fromEntries(
    [...earlier, ...current].map(({ tag, level, text }) => [
      tag,
      createHash('sha256').update(`${level}\n`).update(text).digest('hex').slice(0, 32),
    ]),
  )
}
