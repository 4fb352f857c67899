/**
 * `npm start` on a fresh machine: any Node from 20 on runs this file, which installs what is missing, builds what is
 * stale (a release is built already), and hands over to the project's own Node (a locked dependency). Only Node's own
 * modules can be used here.
 */
import { join } from 'node:path'
import { buildIfStale } from './bootstrap/build.mjs'
import { ownNode, runOnOwnNode } from './bootstrap/hand-over.mjs'
import { installIfStale } from './bootstrap/install.mjs'
import { readRelease } from './bootstrap/release.mjs'

const root = join(import.meta.dirname, '..')

process.chdir(root)
installIfStale(root)
if (!readRelease(root)) buildIfStale(root, ownNode(root))

if (Number(process.versions.node.split('.')[0]) >= 26) await import('./start.ts')
else runOnOwnNode(root, ['server/start.ts'])
