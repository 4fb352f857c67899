import { withDrillDatabase } from './cluster.ts'
import { runDrill, type Drill, type DrillResult } from './drill.ts'
import { watchForOvertakers } from './snapshot.ts'
import { shown, type Figure } from '../record.ts'

const SECONDS = Number(process.env.DRILL_SECONDS ?? 90)
const ATTEMPTS = Number(process.env.DRILL_ATTEMPTS ?? 20_000)

const times = <T>(count: number, of: T): T[] => Array<T>(count).fill(of)

export async function drillFigures(draw: () => number): Promise<Figure[]> {
  const share = Math.min(1, SECONDS / 90)
  const processes = Math.ceil(17 * share)
  const databases = Math.ceil(3 * share)
  const result = await runOnce(
    {
      writers: ['current', 'current', 'current', 'current'],
      clients: 4,
      largest: 6,
      dinners: { events: 12, seats: 24 },
      until: { seconds: SECONDS },
      kills: [...times(processes, 'process' as const), ...times(databases, 'postgres' as const)],
    },
    draw,
  )
  return [
    shown('drill: processes', 4),
    shown(
      'drill: kills of processes + of PostgreSQL',
      `${processes} + ${databases} in ${Math.round(result.seconds)} s`,
    ),
    ...commonFigures('drill', result),
  ]
}

export async function rushFigures(draw: () => number): Promise<Figure[]> {
  const result = await runOnce(
    {
      writers: ['current', 'current'],
      clients: 32,
      largest: 8,
      dinners: { events: 100, seats: 60 },
      until: { attempts: ATTEMPTS },
      kills: [...times(5, 'process' as const), ...times(2, 'postgres' as const)],
    },
    draw,
  )
  return [
    shown('rush: attempts to book, of 1 to 8 guests, by 64 clients on 100 dinners', ATTEMPTS),
    shown('rush: kills of processes + of PostgreSQL', `5 + 2 in ${Math.round(result.seconds)} s`),
    ...commonFigures('rush', result),
  ]
}

function runOnce(drill: Drill, draw: () => number): Promise<DrillResult> {
  return withDrillDatabase(undefined, async (database) => {
    await watchForOvertakers(database.cluster)
    return runDrill(drill, database, draw)
  })
}

function commonFigures(name: string, result: DrillResult): Figure[] {
  const { acknowledged, answers, errors, left, lost, snapshots, worst, wrongSnapshots } = result
  for (const answer of [...answers.keys()].toSorted()) console.log(`  ${answer}: ${answers.get(answer)}`)
  for (const error of new Set(errors)) console.log(`  error: ${error}`)
  const none = (claim: string, measured: number) => ({
    claim: `${name}: ${claim}`,
    measured,
    bar: '0',
    holds: measured === 0,
  })
  return [
    shown(`${name}: snapshots of all dinners`, snapshots),
    none('of these wrong', wrongSnapshots),
    none('dinners over their seats', worst.over),
    none('strangers before a waiting party that fits', worst.strangers),
    shown(`${name}: bookings acknowledged`, acknowledged.book),
    shown(`${name}: joined the waiting list, acknowledged`, acknowledged.join),
    shown(`${name}: offers accepted, acknowledged`, acknowledged.accept),
    shown(`${name}: cancellations acknowledged`, acknowledged.cancel),
    none('of these lost, or without the mail of the booking', lost),
    none('bookings without their mail, or mails without a booking', left.withoutMail + left.mailsOfNobody),
    none('free seats that a waiting party fits after the sweep', left.idle),
    none('unexpected errors', errors.length),
  ]
}
