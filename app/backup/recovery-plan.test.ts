import { describe, expect, test } from 'vitest'
import { baseCopyName, readCopyName, walCopyName, type Copy } from './copy-names.ts'
import { expiredCopies } from './copy-rotation.ts'
import { planRecovery } from './recovery-plan.ts'
import { segmentName, segmentNumber } from './timelines.ts'

const CLUSTER = '6f00000000000001'
const minute = (n: number) => new Date(Date.UTC(2026, 10, 21, 4, n))

function base(at: Date, number: number, { timeline = 1, cluster = CLUSTER } = {}): Copy {
  return copy(baseCopyName({ cluster, at, segment: segmentName(timeline, number) }, false))
}

function wal(at: Date, name: string, cluster = CLUSTER): Copy {
  return copy(walCopyName({ cluster, name, at, digest: 'ab'.repeat(16) }, true))
}

function copy(file: string): Copy {
  return readCopyName(file) ?? expect.fail(file)
}

const segments = (from: number, to: number, timeline = 1) =>
  Array.from({ length: to - from + 1 }, (_, n) => wal(minute(from + n), segmentName(timeline, from + n)))

const plan = (copies: Copy[], target: Date | 'latest', histories: [number, string][] = []) =>
  planRecovery(copies, new Map([[CLUSTER, new Map(histories)]]), target)
const shown = (outcome: ReturnType<typeof plan>) =>
  'reason' in outcome
    ? outcome
    : [segmentNumber(outcome.base.segment), outcome.timeline, outcome.segments.map(({ name }) => segmentNumber(name))]

describe('A copy name', () => {
  test('describes its file, encrypted or not', () => {
    expect(base(minute(1), 300)).toMatchObject({
      kind: 'base',
      cluster: CLUSTER,
      at: minute(1),
      segment: '00000001000000010000002C',
    })
    expect(wal(minute(2), '00000002.history')).toMatchObject({
      kind: 'wal',
      name: '00000002.history',
      at: minute(2),
      digest: 'ab'.repeat(16),
    })
    for (const other of ['cercle-2026-11-21T033000Z.backup', `${base(minute(1), 3).file}.unfinished-1`, 'photo.webp'])
      expect(readCopyName(other)).toBeNull()
  })
})

describe('A recovery plan', () => {
  const copies = [base(minute(1), 1), base(minute(5), 5), ...segments(0, 9)]

  test('takes the newest base copy before the time and the WAL after it', () => {
    expect(shown(plan(copies, 'latest'))).toEqual([5, 1, [5, 6, 7, 8, 9]])
    expect(shown(plan(copies, minute(8)))).toEqual([5, 1, [5, 6, 7, 8, 9]])
    expect(shown(plan(copies, minute(4)))).toEqual([1, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9]])
  })

  test('reports the earliest and the latest possible time', () => {
    expect(plan(copies, minute(1))).toEqual({ reason: 'too-early', earliest: minute(1) })
    expect(plan(copies, minute(10))).toEqual({ reason: 'too-late', until: minute(9) })
    expect(plan([], 'latest')).toEqual({ reason: 'no-base' })
  })

  test('names missing WAL and reaches until there', () => {
    const holed = copies.filter(({ file }) => !file.includes(`wal-${segmentName(1, 7)}`))
    expect(plan(holed, 'latest')).toEqual({ reason: 'gap', missing: segmentName(1, 7), until: minute(6) })
    expect(plan(holed, minute(8))).toEqual({ reason: 'gap', missing: segmentName(1, 7), until: minute(6) })
    expect(shown(plan(holed, minute(6)))).toEqual([5, 1, [5, 6]])
  })

  test('skips a base copy without its WAL', () => {
    expect(shown(plan([...copies, base(minute(11), 10)], 'latest'))).toEqual([5, 1, [5, 6, 7, 8, 9]])
    expect(plan([base(minute(1), 1)], 'latest')).toEqual({ reason: 'no-base' })
  })

  test('does not mix two databases', () => {
    const other = [
      base(minute(20), 1, { cluster: '6f00000000000002' }),
      wal(minute(21), segmentName(1, 1), '6f00000000000002'),
    ]
    expect(shown(plan([...copies, ...other], 'latest'))).toEqual([1, 1, [1]])
    expect(shown(plan([...copies, ...other], minute(8)))).toEqual([5, 1, [5, 6, 7, 8, 9]])
  })
})

describe('After a restore, which starts a new timeline,', () => {
  // Restored at minute 12 to segment 6: later segments of timeline 1 are abandoned.
  const history: [number, string] = [2, '1\t0/6000110\tbefore 2026-11-21\n']
  const forked = [
    base(minute(1), 1),
    base(minute(8), 8),
    ...segments(1, 10),
    wal(minute(12), '00000002.history'),
    ...segmentsAt(13, 6, 9),
  ]

  test('the latest time is on the new timeline, from a base copy before the branch', () => {
    expect(shown(plan(forked, 'latest', [history]))).toEqual([1, 2, [1, 2, 3, 4, 5, 6, 7, 8, 9]])
    expect(plan(forked, 'latest', [history])).toMatchObject({ until: minute(16) })
  })

  test('a time before the restore is on the first timeline', () => {
    expect(shown(plan(forked, minute(7), [history]))).toEqual([1, 1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]])
    expect(shown(plan(forked, minute(10), [history]))).toEqual([8, 1, [8, 9, 10]])
  })
})

function segmentsAt(from: number, first: number, last: number) {
  return segments(first, last, 2).map((each, n) => wal(minute(from + n), each.kind === 'wal' ? each.name : ''))
}

describe('Expired copies', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 10, n, 4))
  const daily = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => base(day(from + n), 10 * (from + n)))
  const files = (copies: readonly Copy[]) => copies.map(({ file }) => file)

  test('are not needed for any time of the last seven days', () => {
    const walOf = (n: number) => wal(day(n), segmentName(1, n * 10 + 5))
    const copies = [...daily(1, 20), walOf(12), walOf(13), wal(day(2), '00000001.history')]
    expect(files(expiredCopies(copies, day(20), 7))).toEqual(files([...daily(1, 12), walOf(12)]))
  })

  test('never include the newest base copy or the WAL after it', () => {
    const copies = [base(day(1), 10), wal(day(1), segmentName(1, 10))]
    expect(expiredCopies(copies, day(28), 7)).toEqual([])
  })

  test('of another database depend on their age alone', () => {
    const old = [base(day(1), 10), wal(day(15), segmentName(1, 150))]
    const now = base(day(16), 1, { cluster: '6f00000000000002' })
    expect(files(expiredCopies([...old, now], day(20), 7))).toEqual(files(old.slice(0, 1)))
  })
})
