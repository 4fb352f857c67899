import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import type { DrillDatabase } from './cluster.ts'
import type { Done, Orders } from './messages.ts'
import { readLeft, readWrong, type Left, type Wrong } from './snapshot.ts'
import { Team } from './team.ts'

export type Drill = {
  writers: Orders['writer'][]
  /** Of each process. */
  clients: number
  /** The largest party. */
  largest: number
  dinners: { events: number; seats: number }
  /** Ends after this time, or after this number of attempts to book. */
  until: { seconds: number } | { attempts: number }
  kills: ('process' | 'postgres')[]
}

export type DrillResult = Pick<Team, 'answers' | 'errors'> & {
  snapshots: number
  wrongSnapshots: number
  worst: Wrong
  left: Left
  acknowledged: Record<Done['verb'], number>
  lost: number
  seconds: number
}

const SNAPSHOT_EVERY_MS = 300

/** @param database of the drill, open in this process */
export async function runDrill(
  drill: Drill,
  { cluster, url }: DrillDatabase,
  draw: () => number,
): Promise<DrillResult> {
  const events = await makeDinners(drill.dinners)
  const team = new Team({ ...drill, url, events }, drill.writers, draw)
  await team.ready()
  const beganAt = performance.now()
  const seconds = () => (performance.now() - beganAt) / 1_000
  const progress = () =>
    'seconds' in drill.until ? seconds() / drill.until.seconds : team.attempts / drill.until.attempts

  let killing = true
  async function killAtRandom() {
    const order = drill.kills.map((target) => ({ target, at: draw() })).sort((one, other) => one.at - other.at)
    for (const [n, { target }] of order.entries()) {
      const due = (n + 0.2 + draw() * 0.6) / order.length
      while (progress() < due) await pause(20)
      if (target === 'process') team.killOne()
      else await cluster.kill().then(() => cluster.start())
    }
    killing = false
  }

  const snapshots: Wrong[] = []
  async function takeSnapshots() {
    while (killing || progress() < 1) {
      const wrong = await readWrong().catch(() => null)
      if (wrong) snapshots.push(wrong)
      await pause(SNAPSHOT_EVERY_MS)
    }
  }

  await Promise.all([killAtRandom(), takeSnapshots()])
  const took = seconds()
  await team.stop()
  snapshots.push(await readWrong())
  return {
    answers: team.answers,
    errors: team.errors,
    seconds: took,
    snapshots: snapshots.length,
    wrongSnapshots: snapshots.filter((wrong) => Object.values(wrong).some((count) => count > 0)).length,
    worst: worstOf(snapshots),
    left: await readLeft(),
    acknowledged: countByVerb(team.acknowledged),
    lost: await countLost(team.acknowledged),
  }
}

async function makeDinners({ events, seats }: Drill['dinners']): Promise<number[]> {
  const rows = await database.execute<{ id: number }>(sql`
    insert into events (title, date, max_participants, party_limit)
    select 'Sopar ' || n, now() + interval '30 days', ${seats}::int, 10 from generate_series(1, ${events}::int) n
    returning id`)
  return rows.map(({ id }) => id)
}

function worstOf(snapshots: Wrong[]): Wrong {
  const worst = (key: keyof Wrong) => Math.max(...snapshots.map((wrong) => wrong[key]))
  return { counters: worst('counters'), over: worst('over'), guests: worst('guests'), strangers: worst('strangers') }
}

function countByVerb(acknowledged: Done[]): DrillResult['acknowledged'] {
  const count = (verb: string) => acknowledged.filter((one) => one.verb === verb).length
  return { book: count('book'), join: count('join'), accept: count('accept'), cancel: count('cancel') }
}

/** Acknowledged, but not stored: no party, no mail of a booking, or booked after it was cancelled. */
async function countLost(acknowledged: Done[]): Promise<number> {
  const rows = await database.execute<{ id: string; state: string; mail: boolean }>(sql`
    select id, state, exists (select from mails where kind in ('registration', 'party') and ref = p.id::text) as mail
    from event_parties p`)
  const stored = new Map(rows.map((row) => [row.id, row]))
  return acknowledged.filter(({ verb, id }) => {
    const party = stored.get(id)
    if (!party) return true
    if (verb === 'cancel') return party.state === 'booked'
    return verb === 'join' ? false : !party.mail
  }).length
}
