import { sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import { RATE_LIMITED_ERROR } from '#app/platform/mail/mail-errors.ts'
import type { Problem } from './incident-kinds.ts'

const MAX_WAIT_MINUTES = 30

/** Mails over a recipient's rate limit wait on purpose. Failed alerts must not raise further alerts. */
export async function checkMail(): Promise<Problem[]> {
  const [row] = await database.execute<{ refused: number; minutes: number }>(sql`
    select
      (select count(*) from ${mails}
        where failed_at > now() - interval '1 hour' and kind not like 'incident-%')::int as refused,
      (select coalesce(floor(extract(epoch from now() - min(created_at)) / 60), 0) from ${mails}
        where status = 'queued' and last_error is distinct from ${RATE_LIMITED_ERROR})::int as minutes`)
  const { refused, minutes } = row ?? { refused: 0, minutes: 0 }
  if (refused === 0 && minutes < MAX_WAIT_MINUTES) return []
  return [{ kind: 'mail', detail: { refused, oldestMinutes: minutes < MAX_WAIT_MINUTES ? 0 : minutes } }]
}

/** `failed`: given up within the last 30 days. `oldestSeconds` is the age of the oldest one that waits. */
type MailQueue = { waiting: number; oldestSeconds: number; failed: number }

export async function readMailQueue(): Promise<MailQueue> {
  const [row] = await database.execute<MailQueue>(sql`
    select
      (select count(*) from ${mails} where status = 'queued')::int as waiting,
      (select coalesce(extract(epoch from now() - min(created_at)), 0) from ${mails}
        where status = 'queued')::float as "oldestSeconds",
      (select count(*) from ${mails}
        where status = 'failed' and created_at > now() - interval '30 days')::int as failed`)
  return row ?? { waiting: 0, oldestSeconds: 0, failed: 0 }
}
