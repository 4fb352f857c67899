import { mkdtempSync, chmodSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { zstdDecompressSync } from 'node:zlib'
import { extract } from 'tar'

export const ADMINISTRATOR = { email: 'admin@example.org', password: 'escudella lenta' }
export const DIET = 'alergia a los cacahuetes'
export const GUEST = {
  full_name: 'Clara Vidal Roca',
  email: 'clara@example.org',
  dietary_restrictions: DIET,
  diet_consent: 'on',
  privacy: 'on',
}
export const BACKUP = 'club.backup'

/** @property link cancels the guest's booking, as mailed by the release */
export type ReleaseFacts = { event: number; link: string }

/** Unpacks the data folder of a release into a new temporary folder. */
export async function unpackRelease(version: string): Promise<{ dataDir: string; facts: ReleaseFacts }> {
  const dataDir = mkdtempSync(join(tmpdir(), `el-cercle-${version}-`))
  chmodSync(dataDir, 0o755)
  const packed = readFileSync(join(import.meta.dirname, `${version}.tar.zst`))
  await pipeline(Readable.from([zstdDecompressSync(packed)]), extract({ cwd: dataDir }))
  return { dataDir, facts: JSON.parse(readFileSync(join(dataDir, 'facts.json'), 'utf8')) as ReleaseFacts }
}
