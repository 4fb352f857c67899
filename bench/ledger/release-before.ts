// The statements of the release before the parties: it registers one guest, and counts the seats itself.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'

export type Booked = { id: string } | { full: true }

export async function registerBefore(eventId: number, name: string): Promise<Booked> {
  const id = randomUUID()
  const email = `${name}@example.org`
  try {
    await database.transaction(async (tx) => {
      await tx.execute(sql`
        insert into event_registrations
          (id, event_id, full_name, email, is_member, name_key, language, privacy_version, cancel_token_hash)
        values (${id}, ${eventId}, ${name}, ${email}, false, ${name}, 'es', '2026-11-22', ${id})
        on conflict do nothing`)
      await enqueueMail(tx, 'registration', id, email)
      const [taken] = await tx.execute(sql`
        select seats from take_seat(${eventId}, ${email}, ${null}::text, make_interval(secs => 60))`)
      if (taken?.seats === null) throw new Full()
    })
    return { id }
  } catch (error) {
    if (error instanceof Full) return { full: true }
    throw error
  }
}

/** Rolls the transaction back. */
class Full extends Error {}

/** @returns whether it was active */
export async function cancelBefore(id: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const cancelled = await tx.execute<{ event_id: number; email: string }>(sql`
      update event_registrations set cancelled_at = now(), cancelled_by = 'guest', updated_at = now()
      where id = ${id} and cancelled_at is null returning event_id, email`)
    for (const { event_id: eventId, email } of cancelled) {
      await enqueueMail(tx, 'registration-receipt', id, email)
      await enqueueMail(tx, 'registration-left', id, 'club@example.org')
      await tx.execute(sql`update events set registered = registered - 1 where id = ${eventId}`)
    }
    return cancelled.length > 0
  })
}

export async function enqueueMail(tx: Transaction, kind: string, ref: string, recipient: string): Promise<void> {
  const [mail] = await tx.execute<{ id: string }>(sql`
    insert into mails (kind, ref, recipient, language) values (${kind}, ${ref}, ${recipient}, 'es')
    on conflict do nothing returning id`)
  if (mail)
    await tx.execute(sql`
      insert into pgboss.job (name, data) values ('send-mail', jsonb_build_object('id', ${mail.id}::text))`)
}
