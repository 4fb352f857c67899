import { sql, type SQL } from 'drizzle-orm'
import { database, type Queryable } from '#app/database/client.server.ts'

/** Bookings of one origin without a pause of more than ten minutes; at least one needed confirmation. */
export type Burst = {
  /** The oldest party of the burst, which identifies it. */
  id: string
  eventId: number
  from: string
  to: string
  /** Parties, as the figures below: a table of six is one. */
  total: number
  guests: number
  events: number
  /** Both count upcoming events only: these can be undone. */
  confirmed: number
  unconfirmed: number
}

const MIN_BURST_PARTIES = 5

const MAX_BURSTS = 20

/** Bursts with something left to undo, newest first. @param hours maximum age */
export async function listBursts({ hours, eventId }: { hours: number; eventId?: number }): Promise<Burst[]> {
  const since = sql`created_at > now() - make_interval(hours => ${hours})`
  const ofEvent = eventId === undefined ? sql`` : sql`and bool_or(event_id = ${eventId})`
  const rows = await database.execute<Burst>(sql`
    with ${runsOfOrigins(sql`select origin from event_parties where hold is not null and ${since}`)}
    select
      (array_agg(id order by created_at, id))[1] as id,
      (array_agg(event_id order by created_at, id))[1] as "eventId",
      min(created_at)::text as "from",
      max(created_at)::text as "to",
      count(*)::int as total,
      sum(size)::int as guests,
      count(distinct event_id)::int as events,
      (count(*) filter (where ${confirmed}))::int as confirmed,
      (count(*) filter (where ${unconfirmed}))::int as unconfirmed
    from runs group by origin, run
    having bool_or(hold is not null and ${since}) and count(*) >= ${MIN_BURST_PARTIES}
      and bool_or(${confirmed} or ${unconfirmed}) ${ofEvent}
    order by max(created_at) desc limit ${MAX_BURSTS}`)
  return rows.map((row) => ({ ...row, from: new Date(row.from).toISOString(), to: new Date(row.to).toISOString() }))
}

/** Ids of the burst's parties for upcoming events. @param id any party of the burst */
export async function listBurstParties(on: Queryable, id: string): Promise<string[]> {
  const rows = await on.execute<{ id: string }>(sql`
    with ${runsOfOrigins(sql`select origin from event_parties where id = ${id}`)}
    select id from runs where upcoming and (origin, run) = (select origin, run from runs where id = ${id})`)
  return rows.map((row) => row.id)
}

const confirmed = sql`(upcoming and cancelled_at is null and hold = 'confirmed')`
const unconfirmed = sql`(
  upcoming and (hold = 'released' or cancelled_at is null and hold is distinct from 'confirmed')
)`

/** A CTE `runs` with the parties of these origins, numbered by run; a pause of ten minutes starts a new run. */
function runsOfOrigins(origins: SQL): SQL {
  return sql`paused as (
      select r.id, r.event_id, r.size, r.origin, r.created_at, r.cancelled_at, r.hold, e.date > now() as upcoming,
        coalesce(r.created_at - lag(r.created_at) over own > interval '10 minutes', true) as begins
      from event_parties r join events e on e.id = r.event_id where r.origin in (${origins})
      window own as (partition by r.origin order by r.created_at, r.id)
    ), runs as (
      select *, count(*) filter (where begins) over (partition by origin order by created_at, id) as run from paused
    )`
}
