import type { WalCopy } from './copy-names.ts'

/** A log file of 4 GB has 256 segments of 16 MB. */
const SEGMENTS_IN_LOG = 256

/** A restore starts a new timeline, which branches off its parent. */
export type Timeline = {
  id: number
  /** The last segment on the followed path; null for the newest timeline. */
  end: number | null
}

export type Histories = ReadonlyMap<number, string>

/** The newest timeline that had started by then and its ancestors, newest first. */
export function timelinesUntil(wal: readonly WalCopy[], histories: Histories, time: number): Timeline[] {
  const started = wal.filter(({ name, at }) => name.endsWith('.history') && at.getTime() <= time)
  const last = Math.max(1, ...started.map(({ name }) => timelineOf(name)))
  return [{ id: last, end: null }, ...parents(histories.get(last) ?? '')]
}

/** History lines are «1  0/3000110  reason», oldest first. */
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

export function segmentNumber(name: string): number {
  return parseInt(name.slice(8, 16), 16) * SEGMENTS_IN_LOG + parseInt(name.slice(16, 24), 16)
}

export function segmentName(timeline: number, number: number): string {
  const parts = [timeline, Math.floor(number / SEGMENTS_IN_LOG), number % SEGMENTS_IN_LOG]
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('')
}
