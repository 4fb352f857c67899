import type { BaseCopy, Copy, WalCopy } from './copy-names.ts'

const DAY_MS = 86_400_000

/** Keeps what a restore to any time of the last `keepDays` needs, and always the newest base copy. */
export function expiredCopies(copies: readonly Copy[], now: Date, keepDays: number): Copy[] {
  const since = now.getTime() - keepDays * DAY_MS
  const newest = newestBase(copies)
  return [...Map.groupBy(copies, ({ cluster }) => cluster).values()].flatMap((ofCluster) =>
    ofCluster.some(({ cluster }) => cluster === newest?.cluster)
      ? expiredOfCurrent(ofCluster, since)
      : ofCluster.filter(({ at }) => at.getTime() < since),
  )
}

function expiredOfCurrent(copies: Copy[], since: number): Copy[] {
  const bases = copies.filter((copy) => copy.kind === 'base').toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const oldestNeeded = bases.find(({ at }) => at.getTime() <= since) ?? bases.at(-1)
  return copies.filter((copy) => (copy.kind === 'base' ? isBefore(copy, oldestNeeded) : isOldWal(copy, oldestNeeded)))
}

function isBefore(base: BaseCopy, other: BaseCopy | undefined): boolean {
  return other !== undefined && base.at.getTime() < other.at.getTime()
}

/** History files are small and always needed. */
function isOldWal({ name }: WalCopy, oldestBase: BaseCopy | undefined): boolean {
  return oldestBase !== undefined && !name.endsWith('.history') && logPosition(name) < logPosition(oldestBase.segment)
}

function newestBase(copies: readonly Copy[]): BaseCopy | undefined {
  return copies.filter((copy) => copy.kind === 'base').toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
}

/** The position in the log, without the timeline (the first 8 of 24 digits). */
function logPosition(segment: string): string {
  return segment.slice(8, 24)
}
