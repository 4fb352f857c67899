import type { Sql } from 'postgres'
import { withDrillDatabase } from './cluster.ts'
import { runDrill, type Drill, type DrillResult } from './drill.ts'
import { watchForOvertakers } from './snapshot.ts'
import type { Figure } from '../record.ts'

const SECONDS = Number(process.env.CONTROL_SECONDS ?? 15)

type Control = {
  claim: string
  drill: Partial<Drill>
  settings?: Record<string, string>
  /** Removes the check. */
  weaken?: (sql: Sql) => Promise<unknown>
  measured: (result: DrillResult) => number
}

const withoutCounters = (sql: Sql) =>
  sql.unsafe(
    'alter table events drop constraint events_places_check; drop trigger event_parties_seats on event_parties',
  )

const controls: Control[] = [
  {
    claim: 'counted, then written, without the lock: wrong snapshots',
    drill: { writers: ['counting', 'counting'] },
    weaken: withoutCounters,
    measured: ({ wrongSnapshots }) => wrongSnapshots,
  },
  {
    claim: 'without the check and the trigger: wrong snapshots',
    drill: { writers: ['current', 'current'] },
    weaken: withoutCounters,
    measured: ({ wrongSnapshots }) => wrongSnapshots,
  },
  {
    claim: 'without the fence of the waiting list and without offers: strangers before a party that fits',
    drill: { writers: ['current', 'current', 'current'] },
    weaken: withoutFairness,
    measured: ({ worst }) => worst.strangers,
  },
  {
    claim: '`synchronous_commit=off`, PostgreSQL killed: acknowledged, but lost',
    drill: { writers: ['current'], dinners: { events: 50, seats: 1_000 }, kills: ['postgres', 'postgres'] },
    settings: { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' },
    measured: ({ lost }) => lost,
  },
]

export async function controlFigures(draw: () => number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { claim, drill, settings, weaken, measured } of controls) {
    const result = await withDrillDatabase(settings, async (database) => {
      await watchForOvertakers(database.cluster)
      const sql = database.cluster.connect('cercle')
      await weaken?.(sql)
      await sql.end()
      return runDrill({ ...usual, ...drill }, database, draw)
    })
    const found = measured(result)
    console.log(`${claim}: ${found} (${result.snapshots} snapshots)`)
    figures.push({ claim: `control, ${claim}`, measured: found, bar: 'some', holds: found > 0 })
  }
  return figures
}

const usual: Drill = {
  writers: [],
  clients: 8,
  largest: 6,
  dinners: { events: 6, seats: 24 },
  until: { seconds: SECONDS },
  kills: [],
}

async function withoutFairness(sql: Sql): Promise<void> {
  const [row] = await sql<{ text: string }[]>`select pg_get_functiondef('event_parties_seats'::regproc) as text`
  const weakened = row?.text.replace("seated_by() <> 'club'", 'false')
  if (!weakened || weakened === row?.text) throw new Error('event_parties_seats has no fence to take away')
  await sql.unsafe(weakened)
  // Whoever frees seats offers them in the same transaction: without offers, parties that fit wait beside free seats.
  await sql.unsafe(`
    create function drill_no_offer() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger drill_no_offer before update of state on event_parties for each row
      when (new.state = 'offered') execute function drill_no_offer()`)
}
