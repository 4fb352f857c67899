/**
 * `cercle-<cluster>-base-<time>-<first WAL segment>.tar.zst` and `cercle-<cluster>-wal-<WAL file>-<time>-<digest>.zst`,
 * plus `.age` when encrypted. Cluster is PostgreSQL's system identifier in hexadecimal; time is in UTC.
 */
export type BaseCopy = {
  kind: 'base'
  file: string
  cluster: string
  /** When its files had been read. The earliest restorable time is shortly after. */
  at: Date
  segment: string
}
export type WalCopy = {
  kind: 'wal'
  file: string
  cluster: string
  /** PostgreSQL's name: a segment, `00000002.history`, or a file that recovery does not need. */
  name: string
  /** Commits until shortly before are in this file or an earlier one. */
  at: Date
  /** The first half of the SHA-256 of the uncompressed file. */
  digest: string
}
export type Copy = BaseCopy | WalCopy

const TIME = '(\\d{8}T\\d{6}Z)'
const BASE = new RegExp(`^cercle-([0-9a-f]{16})-base-${TIME}-([0-9A-F]{24})\\.tar\\.zst(?:\\.age)?$`)
const WAL = new RegExp(`^cercle-([0-9a-f]{16})-wal-([0-9A-F]{8}[0-9A-Za-z.]*)-${TIME}-([0-9a-f]{32})\\.zst(?:\\.age)?$`)

export function baseCopyName(
  { cluster, at, segment }: Pick<BaseCopy, 'cluster' | 'at' | 'segment'>,
  encrypted: boolean,
): string {
  return `cercle-${cluster}-base-${formatTime(at)}-${segment}.tar.zst${encrypted ? '.age' : ''}`
}

export function walCopyName({ cluster, name, at, digest }: Omit<WalCopy, 'kind' | 'file'>, encrypted: boolean): string {
  return `cercle-${cluster}-wal-${name}-${formatTime(at)}-${digest}.zst${encrypted ? '.age' : ''}`
}

export function readCopyName(file: string): Copy | null {
  const [base, cluster = '', at = '', segment = ''] = BASE.exec(file) ?? []
  if (base) return { kind: 'base', file, cluster, at: parseTime(at), segment }
  const [wal, walCluster = '', name = '', walAt = '', digest = ''] = WAL.exec(file) ?? []
  return wal ? { kind: 'wal', file, cluster: walCluster, name, at: parseTime(walAt), digest } : null
}

export function isWalName(name: string): boolean {
  return /^[0-9A-F]{24}(\.partial|\.[0-9A-F]{8}\.backup)?$|^[0-9A-F]{8}\.history$/.test(name)
}

function formatTime(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function parseTime(time: string): Date {
  return new Date(time.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
}
