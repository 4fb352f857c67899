import { connectDedicated, type Connection } from '#app/database/connect.server.ts'
import { guestTokenHash } from '#app/bookings/parties/guest-links.server.ts'
import { partyTokenHash } from '#app/bookings/parties/party-links.server.ts'

const ROWS_PER_BATCH = 1000

/** Links that the mails of seeded bookings can name, of the dinners that still send mails. */
export async function giveSeededLinks(connection: Connection): Promise<void> {
  const sql = connectDedicated(connection, 'el-cercle seed')
  try {
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      const rows = await sql<{ id: string }[]>`
        select p.id from event_parties p join events e on e.id = p.event_id
        where p.privacy_version = 'seed' and e.date > now() - interval '1 month' and p.id > ${after}
        order by p.id limit ${ROWS_PER_BATCH}`
      const ids = rows.map(({ id }) => id)
      after = ids.at(-1) ?? ''
      if (after === '') return
      await sql`
        update event_parties p set token_hash = link.hash
        from unnest(${ids}::uuid[], ${ids.map((id) => partyTokenHash(id))}::text[]) as link(id, hash) where p.id = link.id`
      await sql`
        update event_registrations r set cancel_token_hash = link.hash
        from unnest(${ids}::uuid[], ${ids.map((id) => guestTokenHash(id))}::text[]) as link(id, hash) where r.id = link.id`
    }
  } finally {
    await sql.end()
  }
}
