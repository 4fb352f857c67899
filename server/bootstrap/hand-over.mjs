import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** npm before 10 does not link it into `.bin`. */
export function ownNode(root) {
  const machine = `${process.platform}-${process.arch}`
  const places = ['.bin/node', `node-${machine}/bin/node`, `node-bin-${machine}/bin/node`]
  return places.map((place) => join(root, 'node_modules', place)).find((path) => existsSync(path)) ?? 'node'
}

/** Passes signals and the exit code on. */
export function runOnOwnNode(root, args) {
  const preload = ['--import', pathToFileURL(join(root, 'server/bootstrap/load-quickly.mjs')).href]
  const child = spawn(ownNode(root), [...preload, ...args], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
