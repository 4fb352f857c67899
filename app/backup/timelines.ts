import type { WalCopy } from './copy-names.ts'

/** Segments of 16 MB in one «log file» of 4 GB, as PostgreSQL counts. */
const SEGMENTS_IN_LOG = 256

/** A line of WAL. A restore begins a new one, which leaves its parent at some point; both may go on from there. */
export type Timeline = {
  id: number
  /** The last segment of it that belongs to the line that is followed; null for the last timeline. */
  end: number | null
}

/** What the history file of each timeline says, by PostgreSQL's number of the timeline. */
export type Histories = ReadonlyMap<number, string>

/**
 * The timelines that lead to a time, the last one first: the club lived on the newest one that had begun by then.
 * @param wal of one database
 */
export function timelinesUntil(wal: readonly WalCopy[], histories: Histories, time: number): Timeline[] {
  const begun = wal.filter(({ name, at }) => name.endsWith('.history') && at.getTime() <= time)
  const last = Math.max(1, ...begun.map(({ name }) => timelineOf(name)))
  return [{ id: last, end: null }, ...parents(histories.get(last) ?? '')]
}

/** «1  0/3000110  reason» for each parent, the oldest first. */
function parents(history: string): Timeline[] {
  return [...history.matchAll(/^\s*(\d+)\s+([0-9A-F]+)\/([0-9A-F]+)/gim)]
    .map(([, id, high = '', low = '']) => ({
      id: Number(id),
      end: parseInt(high, 16) * SEGMENTS_IN_LOG + (parseInt(low, 16) >>> 24),
    }))
    .toReversed()
}

export function timelineOf(name: string): number {
  return parseInt(name.slice(0, 8), 16)
}

/** The number of a segment, counted through all timelines. */
export function segmentNumber(name: string): number {
  return parseInt(name.slice(8, 16), 16) * SEGMENTS_IN_LOG + parseInt(name.slice(16, 24), 16)
}

export function segmentName(timeline: number, number: number): string {
  const parts = [timeline, Math.floor(number / SEGMENTS_IN_LOG), number % SEGMENTS_IN_LOG]
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
}
