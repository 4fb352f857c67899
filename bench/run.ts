// Runs all benches or the named ones (`npm run bench -- cached lists`); ends with 1 when a figure fails.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { buildIfStale } from '../server/bootstrap/build.mjs'
import { benches } from './benches.ts'

const root = resolve(import.meta.dirname, '..')

buildIfStale(root, process.execPath)
const named = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(benches, name))
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}
for (const name of named.length > 0 ? named : Object.keys(benches)) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync(process.execPath, [join(root, 'bench', `${name}.ts`)], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
