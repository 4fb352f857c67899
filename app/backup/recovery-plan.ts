import type { BaseCopy, Copy, WalCopy } from './copy-names.ts'
import { segmentName, segmentNumber, timelineOf, timelinesUntil, type Histories, type Timeline } from './timelines.ts'

/** File names have whole seconds. */
const BASE_MARGIN_MS = 2_000

export type RecoveryPlan = { base: BaseCopy; timeline: number; segments: WalCopy[]; until: Date }
export type NoPlan =
  | { reason: 'no-base' }
  | { reason: 'too-early'; earliest: Date }
  | { reason: 'too-late'; until: Date }
  | { reason: 'gap'; missing: string; until: Date }

/** Uses the newest base copy before the target. @param histories of each database, by its identifier */
export function planRecovery(
  copies: readonly Copy[],
  histories: ReadonlyMap<string, Histories>,
  target: Date | 'latest',
): RecoveryPlan | NoPlan {
  const time = target === 'latest' ? Infinity : target.getTime()
  const bases = basesBefore(copies, time)
  const cluster = bases[0]?.cluster
  const wal = copies.filter((copy): copy is WalCopy => copy.kind === 'wal' && copy.cluster === cluster)
  const timelines = timelinesUntil(wal, histories.get(cluster ?? '') ?? new Map(), time)
  for (const base of bases) {
    if (base.cluster !== cluster || !isOnTimelines(base, timelines)) continue
    const plan = followWal(base, wal, timelines)
    if (plan) return checkTarget(plan, time)
  }
  const earliest = basesBefore(copies, Infinity).at(-1)?.at
  return earliest && bases.length === 0 ? { reason: 'too-early', earliest } : { reason: 'no-base' }
}

function basesBefore(copies: readonly Copy[], time: number): BaseCopy[] {
  return copies
    .filter((copy): copy is BaseCopy => copy.kind === 'base' && copy.at.getTime() + BASE_MARGIN_MS <= time)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** A copy of a parent timeline counts only if it was made before the branch. */
function isOnTimelines({ segment }: BaseCopy, timelines: Timeline[]): boolean {
  const own = timelines.find(({ id }) => id === timelineOf(segment))
  return own !== undefined && (own.end === null || segmentNumber(segment) < own.end)
}

/** Null when the WAL that the copy itself needs is missing. */
function followWal(
  base: BaseCopy,
  wal: WalCopy[],
  timelines: Timeline[],
): (RecoveryPlan & { missing: string | null }) | null {
  const byNumber = segmentsOn(wal, timelines)
  const segments: WalCopy[] = []
  let number = segmentNumber(base.segment)
  for (let next = byNumber.get(number); next; next = byNumber.get(++number)) segments.push(next)
  const last = segments.at(-1)
  if (!last || segments.every(({ at }) => at < base.at)) return null
  const hasMore = Math.max(...byNumber.keys()) > number
  const timeline = timelines[0]?.id ?? 1
  return { base, timeline, segments, until: last.at, missing: hasMore ? segmentName(timeline, number) : null }
}

/** Where timelines share a segment number, the newest timeline wins. */
function segmentsOn(wal: WalCopy[], timelines: Timeline[]): Map<number, WalCopy> {
  const segments = new Map<number, WalCopy>()
  for (const { id, end } of timelines.toReversed()) {
    for (const copy of wal) {
      const isSegment = /^[0-9A-F]{24}$/.test(copy.name) && timelineOf(copy.name) === id
      if (isSegment && segmentNumber(copy.name) <= (end ?? Infinity)) segments.set(segmentNumber(copy.name), copy)
    }
  }
  return segments
}

function checkTarget(
  { missing, ...plan }: RecoveryPlan & { missing: string | null },
  time: number,
): RecoveryPlan | NoPlan {
  if (time <= plan.until.getTime()) return plan
  if (missing) return { reason: 'gap', missing, until: plan.until }
  return time === Infinity ? plan : { reason: 'too-late', until: plan.until }
}
