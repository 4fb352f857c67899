import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeUnknownSettings } from '#app/unknown-settings.ts'
import { readRelease } from '../../server/bootstrap/release.mjs'
import { ok, warning, type Finding } from './finding.ts'

export const root = join(import.meta.dirname, '../..')

export async function checkUnknownNames(): Promise<Finding[]> {
  const lines = describeUnknownSettings(process.env)
  return lines.length === 0
    ? [ok('No variable looks like a setting and is none.')]
    : lines.map((line) => warning(line, 'Correct the name, or remove the line.'))
}

export async function checkVersions(): Promise<Finding> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const release = readRelease(root)
  const commit = release ? `commit ${release.commit.slice(0, 12)}` : 'not a release'
  return ok(`el Cercle ${version} (${commit}), Node ${process.versions.node}, ${process.platform} ${process.arch}.`)
}
