import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { insertEvent } from '../harness/insert-rows.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { testServer, testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

const settings = { LOG_LEVEL: 'silent', TRUSTED_PROXIES: 'loopback' }
const { url, server, sql } = testSite('empty', settings)
const second = testServer({ DATABASE_URL: url, ...settings })

describe('two hundred visitors, ten seats, two servers on one database', () => {
  test('ten are accepted, ten rows are written, ten mails are sent; the others are refused as full', async () => {
    const { accepted, refused, rows, registered, mails } = await sell(60)
    expect({ accepted, refused, rows, registered, mails }).toEqual({
      accepted: 10,
      refused: 190,
      rows: 10,
      registered: 10,
      mails: 10,
    })
  })
})

describe('the same with the fence replaced by count-then-insert', () => {
  test('takes more seats than exist: the run above really races', async () => {
    // A trigger counts, then inserts, as a browser of the older site did.
    await sql.unsafe(`
      alter table event_parties disable trigger event_parties_seats;
      do $$ begin execute replace(pg_get_functiondef('book_party'::regproc), 'FOR NO KEY UPDATE', ''); end $$;
      create function count_first() returns trigger language plpgsql as $$ begin
        if (select count(*) from event_parties where event_id = new.event_id) >= 10 then raise exception 'full'; end if;
        perform pg_sleep(0.2);
        return new;
      end $$;
      create trigger count_first before insert on event_parties for each row execute function count_first();`)
    const { rows } = await sell()
    expect(rows).toBeGreaterThan(10)
  })
})

/** @param tries attempts of each visitor who gets 503, half a second apart: a slow machine has no turn for all */
async function sell(tries = 1) {
  const event = await insertEvent(sql, { max_participants: 10 })
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const fields = registrationFields({ email: `guest${n}@example.org` })
      const sender = { 'X-Forwarded-For': `10.0.${n}.1` }
      // A kept connection may end while it is used again: not answered, as with 503.
      const ask = () =>
        visitor((n % 2 ? second : server).url)
          .post(`/eventos/${event}/inscripcion`, fields, sender)
          .then(
            ({ status }) => status,
            () => 503,
          )
      let status = await ask()
      for (let tried = 1; status === 503 && tried < tries; tried++) {
        await pause(500)
        status = await ask()
      }
      return status
    }),
  )
  const [counted] = await sql<{ rows: number; registered: number }[]>`
    select (select count(*)::int from event_registrations where event_id = ${event}) as rows, registered from events where id = ${event}`
  // 202: seats that the rush to the event asks to confirm.
  const accepted = statuses.filter((status) => status === 200 || status === 202).length
  // The club is told of the rush, too.
  const toGuests = async () => {
    const all = (await Promise.all([server, second].map(({ dataDir }) => mailsIn(dataDir)))).flat()
    return all.flatMap(({ to }) => to?.[0]?.address ?? []).filter((address) => address.startsWith('guest'))
  }
  await until(async () => (await toGuests()).length >= accepted)
  return {
    accepted,
    refused: statuses.filter((status) => status === 409).length,
    rows: counted?.rows ?? -1,
    registered: counted?.registered ?? -1,
    mails: new Set(await toGuests()).size,
  }
}
