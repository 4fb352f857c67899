import { sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import type { PostgresCluster } from '#tests/harness/postgres-cluster.ts'

/** What must be 0 at every commit. */
export type Wrong = { counters: number; over: number; guests: number; strangers: number }
/** What must be 0 after the sweep. */
export type Left = { idle: number; withoutMail: number; mailsOfNobody: number }

export async function readWrong(): Promise<Wrong> {
  const [row] = await database.execute<Wrong>(sql`
    with seats as (
      select event_id, coalesce(sum(size) filter (where state = 'booked'), 0) as booked,
        coalesce(sum(size) filter (where state = 'offered'), 0) as offered
      from event_parties group by event_id
    ), guests as (
      select party_id, count(*) as live from event_registrations where cancelled_at is null group by party_id
    )
    select
      (select count(*)::int from events e left join seats s on s.event_id = e.id
        where (e.registered, e.held) <> (coalesce(s.booked, 0), coalesce(s.offered, 0))) as counters,
      (select count(*)::int from events e join seats s on s.event_id = e.id
        where s.booked + s.offered > e.max_participants) as over,
      (select count(*)::int from event_parties p left join guests g on g.party_id = p.id
        where coalesce(g.live, 0) <> case p.state when 'booked' then p.size else 0 end)
        + (select count(*)::int from event_registrations where party_id is null) as guests,
      (select count(*)::int from drill_overtakers) as strangers`)
  if (!row) throw new Error('no snapshot')
  return row
}

export async function readLeft(): Promise<Left> {
  const [row] = await database.execute<Left>(sql`
    select
      (select count(*)::int from event_parties w join events e on e.id = w.event_id
        where w.state = 'waiting' and w.size <= e.max_participants - e.registered - e.held) as idle,
      (select count(*)::int from event_parties p where p.state = 'booked' and not p.by_club and not exists (
        select from mails m where m.kind in ('registration', 'party') and m.ref = p.id::text)) as "withoutMail",
      (select count(*)::int from mails m where m.kind in ('registration', 'party') and not exists (
        select from event_parties p where p.id::text = m.ref)) as "mailsOfNobody"`)
  if (!row) throw new Error('no snapshot')
  return row
}

/**
 * Notes who takes seats while a party waits that fits them: what the ledger refuses, observed beside it when the seats
 * are counted. An offer raises `held`, an accepted one leaves the sum as it is.
 */
export async function watchForOvertakers(cluster: PostgresCluster): Promise<void> {
  const sql = cluster.connect('cercle')
  await sql.unsafe(`
    create table drill_overtakers (event_id integer);
    create function drill_note_overtaker() returns trigger language plpgsql as $$ begin
      insert into drill_overtakers select new.id where exists (
        select from event_parties w where w.event_id = new.id and w.state = 'waiting'
          and w.size <= old.max_participants - old.registered - old.held);
      return null;
    end $$;
    create trigger drill_note_overtaker after update of registered on events for each row
      when (new.held <= old.held and new.registered + new.held > old.registered + old.held)
      execute function drill_note_overtaker()`)
  await sql.end()
}
