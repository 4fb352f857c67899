// `npm run migration -- NAME` writes a migration: what `app/database/schema.ts` changes, and the functions of
// `app/database/functions/` whose text the migrations before do not install. Of drizzle-kit's snapshots the newest
// stays.
import { execFileSync } from 'node:child_process'
import { appendFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { changedFunctions } from './changed-functions.ts'
import { runCommand, print } from './command.ts'

const root = join(import.meta.dirname, '..')
const migrations = join(root, 'migrations')
const [name = '', ...more] = process.argv.slice(2)

await runCommand(/^[a-z0-9_]+$/.test(name) && more.length === 0 ? null : 'npm run migration -- NAME', async () => {
  const changed = changedFunctions(join(root, 'app/database/functions'), migrations)
  const before = sqlFiles()
  generate()
  if (sqlFiles().length === before.length && changed.length > 0) generate('--custom')
  const file = sqlFiles().find((path) => !before.includes(path))
  if (!file) return refuse()
  if (changed.length > 0) appendFileSync(join(migrations, file), `\n${changed.join('\n')}`)
  for (const old of snapshots().slice(0, -1)) rmSync(join(migrations, 'meta', old))
  print(`Written: migrations/${file}. Read it, and add by hand what it does not say: triggers, rows, locks.`)
  return 0
})

function generate(...options: string[]) {
  const kit = join(root, 'node_modules/.bin/drizzle-kit')
  execFileSync(kit, ['generate', '--name', name, ...options], { cwd: root, stdio: ['inherit', 'ignore', 'inherit'] })
}

function sqlFiles(): string[] {
  return readdirSync(migrations).filter((path) => path.endsWith('.sql'))
}

function snapshots(): string[] {
  return readdirSync(join(migrations, 'meta'))
    .filter((path) => path.endsWith('_snapshot.json'))
    .toSorted()
}

function refuse(): number {
  print('Neither the schema nor a function differs from what the migrations make.')
  return 1
}
