/** `node server/bootstrap/own-node.mjs server/dev.ts …` */
import { runOnOwnNode } from './hand-over.mjs'
import { installIfStale } from './install.mjs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
installIfStale(root)
runOnOwnNode(root, process.argv.slice(2))
