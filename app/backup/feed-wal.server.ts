import { createHash } from 'node:crypto'
import { chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BackupError } from './backup-error.ts'
import type { CopyIndex } from './copy-index.server.ts'
import type { WalCopy } from './copy-names.ts'
import type { Scratch } from './scratch.ts'
import { unsealFile } from './seal.server.ts'

const INTERVAL_MS = 20
const SEGMENTS_AHEAD = 6
/** Two minutes at twenty polls a second. */
const MAX_POLLS = 2_400

/** PostgreSQL requests `NAME` by creating `NAME.wanted`; the answer is the file `NAME` or `NAME.missing`. */
function spoolOf({ folder }: Scratch): string {
  return join(folder, 'spool')
}

/** Exit code 1 means «no such file» and ends the recovery; 255 aborts it, for a request without an answer. */
export function restoreCommand(scratch: Scratch): string {
  const spool = quote(spoolOf(scratch))
  return [
    `cd ${spool} || exit 255`,
    'test -e "%f" || : > "%f.wanted"',
    'n=0',
    `while test ! -e "%f"; do test -e "%f.missing" && exit 1; n=$((n+1)); test $n -gt ${MAX_POLLS} && exit 255; test -d ${spool} || exit 255; sleep 0.05; done`,
    `mv "%f" ${quote(scratch.data)}/"%p"`,
  ].join('; ')
}

/** Quotes for the shell, and escapes % for PostgreSQL. */
function quote(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`.replaceAll('%', '%%')
}

/** Answers requests until the signal. @param segments in reading order @throws BackupError when a copy is damaged */
export async function feedWal(
  scratch: Scratch,
  { copies, pathOf }: CopyIndex,
  { cluster, segments, identities, onSegment }: FeedOptions,
  signal: AbortSignal,
): Promise<void> {
  const spool = spoolOf(scratch)
  await mkdir(spool, { mode: 0o700 })
  await chown(spool, scratch.account.uid, scratch.account.gid)
  const planned = new Map(segments.map((copy) => [copy.name, copy]))
  const histories = copies.filter(
    (copy): copy is WalCopy => copy.kind === 'wal' && copy.cluster === cluster && copy.name.endsWith('.history'),
  )
  const byName = new Map([...histories.map((copy) => [copy.name, copy] as const), ...planned])
  const prepared = new Set<string>()

  async function serve(copy: WalCopy) {
    prepared.add(copy.name)
    await writeSegment(join(spool, copy.name), pathOf(copy), copy, identities, scratch)
    if (planned.has(copy.name)) onSegment?.(prepared.size, segments.length)
  }

  while (!signal.aborted) {
    for (const marker of (await readdir(spool)).filter((name) => name.endsWith('.wanted'))) {
      const name = marker.slice(0, -'.wanted'.length)
      await rm(join(spool, marker))
      const copy = byName.get(name)
      if (!copy) await createEmptyFile(join(spool, `${name}.missing`))
      else await serve(copy)
      const at = segments.findIndex((segment) => segment.name === name)
      for (const next of at < 0 ? [] : segments.slice(at + 1, at + 1 + SEGMENTS_AHEAD)) {
        if (!signal.aborted && !prepared.has(next.name)) await serve(next)
      }
    }
    await pause(INTERVAL_MS)
  }
}

type FeedOptions = {
  cluster: string
  segments: readonly WalCopy[]
  identities: readonly string[]
  onSegment?: (done: number, of: number) => void
}

async function writeSegment(
  target: string,
  source: string,
  { digest }: WalCopy,
  identities: readonly string[],
  { account }: Scratch,
) {
  const hash = createHash('sha256')
  const file = await open(`${target}.part`, 'w', 0o600)
  try {
    for await (const chunk of unsealFile(source, identities)) {
      hash.update(chunk)
      await file.appendFile(chunk)
    }
    await file.chown(account.uid, account.gid)
  } finally {
    await file.close()
  }
  if (!hash.digest('hex').startsWith(digest))
    throw new BackupError('damaged', `${source} is damaged. Take another copy of it.`)
  await rename(`${target}.part`, target)
}

async function createEmptyFile(path: string) {
  const file = await open(path, 'w')
  await file.close()
}
