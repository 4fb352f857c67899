import { sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { encryptField } from '#app/platform/secrets/secrets.server.ts'

const GUESTS_PER_DINNER = 80
const SEATS = 100

/**
 * Fills a database of the release before: guests who come, have cancelled, have been asked to confirm, and have a diet.
 * `drill_before` keeps a copy.
 */
export async function fillRelease(registrations: number): Promise<void> {
  const diet = encryptField('sense fruita seca', 'drill')
  const dinners = Math.ceil(registrations / GUESTS_PER_DINNER)
  await database.execute(sql`
    insert into events (title, date, max_participants)
    select 'Cena ' || n, now() + (n - ${dinners / 2}::int) * interval '1 hour', ${SEATS} from generate_series(1, ${dinners}::int) n`)
  await database.execute(sql`
    insert into event_registrations (event_id, full_name, email, phone, notes, staff_note, is_member, name_key, language,
      privacy_version, cancel_token_hash, cancelled_at, cancelled_by, hold, held_until, dietary_restrictions, diet_consent_at, attended_at)
    select 1 + n / ${GUESTS_PER_DINNER}::int, 'Guest ' || n, 'guest-' || n || '@example.org', '600 ' || n, nullif('note ' || n % 3, 'note 0'),
      case n % 7 when 0 then 'staff ' || n else '' end, n % 4 = 0, 'guest ' || n, case n % 2 when 0 then 'es' else 'ca' end, '1', md5(n::text),
      case when n % 10 = 0 then now() - interval '1 day' end, case when n % 20 = 0 then 'guest' when n % 10 = 0 then 'office' end,
      case n % 50 when 1 then 'confirmed' when 2 then 'held' end, case n % 50 when 2 then now() + interval '1 day' end,
      case n % 5 when 1 then ${diet}::text end, case n % 5 when 1 then now() end, case n % 9 when 4 then now() end
    from generate_series(0, ${registrations - 1}::int) n`)
  await database.execute(sql`
    update events e set registered = r.live from (
      select event_id, count(*) as live from event_registrations where cancelled_at is null group by event_id
    ) r where r.event_id = e.id`)
  await database.execute(sql`create table drill_before as select * from event_registrations`)
  await database.execute(sql`vacuum analyze event_registrations`)
}
