import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The system's Node may be too old for the product: it becomes a shell around the project's own, passing signals and the exit code on. */
export function runOnOwnNode(root, words) {
  const child = spawn(join(root, 'node_modules/.bin/node'), words, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
