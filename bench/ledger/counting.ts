// A control: counts the seats, then writes, without the lock of the event's row.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'

type Booked = { id: string } | { full: true }

export async function bookByCounting(eventId: number, name: string, size: number): Promise<Booked> {
  const id = randomUUID()
  const email = `${name}@example.org`
  return database.transaction(async (tx): Promise<Booked> => {
    await tx.execute(sql`select set_config('el_cercle.seated_by', 'club', true)`)
    const [event] = await tx.execute<{ capacity: number; taken: number }>(sql`
      select max_participants as capacity, (
        select coalesce(sum(size), 0)::int from event_parties where event_id = e.id and state in ('booked', 'offered')
      ) as taken
      from events e where id = ${eventId}`)
    if (!event || event.taken + size > event.capacity) return { full: true }
    await tx.execute(sql`
      insert into event_parties
        (id, event_id, state, size, contact_name, name_key, email, language, privacy_version, token_hash)
      values (${id}, ${eventId}, 'booked', ${size}, ${name}, ${name}, ${email}, 'es', '2026-11-22', ${id})`)
    for (let seat = 0; seat < size; seat++) {
      const guest = seat === 0 ? id : randomUUID()
      await tx.execute(sql`
        insert into event_registrations
          (id, event_id, party_id, full_name, privacy_version, cancel_token_hash)
        values (${guest}, ${eventId}, ${id}, ${name}, '2026-11-22', ${guest})`)
    }
    await enqueueMail(tx, 'registration', id, email)
    await tx.execute(sql`update events set registered = ${event.taken + size} where id = ${eventId}`)
    return { id }
  })
}

async function enqueueMail(tx: Transaction, kind: string, ref: string, recipient: string): Promise<void> {
  const [mail] = await tx.execute<{ id: string }>(sql`
    insert into mails (kind, ref, data, recipient, language)
      values (${kind}, ${ref}, jsonb_build_object('partyId', ${ref}::text), ${recipient}, 'es')
    on conflict do nothing returning id`)
  if (mail)
    await tx.execute(sql`
      insert into pgboss.job (name, data) values ('send-mail', jsonb_build_object('id', ${mail.id}::text))`)
}
