import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extract } from 'tar'
import { root } from './subject.ts'

export type UnpackedRelease = { folder: string; remove(): void }

/** Makes the archive of a commit with that commit's own `npm run release`, and unpacks it beside its packages. */
export async function unpackRelease(commit: string): Promise<UnpackedRelease> {
  const parent = mkdtempSync(join(tmpdir(), 'el-cercle-release-'))
  chmodSync(parent, 0o755)
  const checkout = join(parent, 'checkout')
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root })
  git('worktree', 'add', '--detach', '--quiet', checkout, commit)
  installPackages(checkout)
  execFileSync(process.execPath, ['commands/release.ts', parent], { cwd: checkout, stdio: 'ignore' })
  const archive = readdirSync(parent).find((name) => name.endsWith('.tar.gz')) ?? ''
  await extract({ file: join(parent, archive), cwd: parent })
  const folder = join(parent, archive.replace('.tar.gz', ''))
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    remove() {
      git('worktree', 'remove', '--force', checkout)
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

/** Those of this checkout where the lockfile is the same: an installation takes a minute. */
function installPackages(checkout: string) {
  const lockfile = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockfile(checkout) === lockfile(root))
    return symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: checkout, stdio: 'inherit' })
}
