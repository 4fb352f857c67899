/** `npm start`, on any Node from 20: imports only modules of Node and of `bootstrap/`. */
import { join } from 'node:path'
import { buildIfStale } from './bootstrap/build.mjs'
import { ownNode, runOnOwnNode } from './bootstrap/hand-over.mjs'
import { installIfStale } from './bootstrap/install.mjs'
import { readRelease } from './bootstrap/release.mjs'

const root = join(import.meta.dirname, '..')

process.chdir(root)
installIfStale(root)
if (!readRelease(root)) buildIfStale(root, ownNode(root), ['server/create-database.ts'])

if (Number(process.versions.node.split('.')[0]) >= 26) await import('./start.ts')
else runOnOwnNode(root, ['server/start.ts'])
