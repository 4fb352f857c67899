/**
 * `npm test` on a fresh machine: installs what is missing with any Node from 20 on, then runs everything on the
 * project's own.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ownNode } from '../server/bootstrap/hand-over.mjs'
import { installIfStale } from '../server/bootstrap/install.mjs'

const root = join(import.meta.dirname, '..')
process.chdir(root)
installIfStale(root)
const { status } = spawnSync(ownNode(root), ['tests/run.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(status ?? 1)
