/**
 * `npm start` on a fresh machine: any Node from 20 on runs this file, which installs what is missing, builds what is stale, and hands over to
 * the project's own Node (a locked dependency). Only Node's own modules can be used here.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { installIfStale } from './bootstrap/install.mjs'
import { buildIfStale } from './bootstrap/build.mjs'

const root = join(import.meta.dirname, '..')
const ownNode = join(root, 'node_modules/.bin/node')

process.chdir(root)
installIfStale(root)
buildIfStale(root, ownNode)

if (Number(process.versions.node.split('.')[0]) >= 26) await import('./start.ts')
else handOver()

/** The system's Node is too old for the product: it becomes a shell around the project's own, passing signals on. */
function handOver() {
  const child = spawn(ownNode, [join(root, 'server/start.ts')], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
