import { sql } from 'drizzle-orm'
import { advisoryLocks } from '#app/database/advisory-locks.ts'
import { database } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import { enqueueJob, hasNoJob, type Job } from '#app/platform/jobs/jobs.server.ts'
import { log } from '#app/platform/observability/log.server.ts'

const MAILS_PER_SWEEP = 500

/**
 * Enqueues a job for queued mails that have none: the queue's tables were lost or not part of a restore. A mail that
 * was just written has its job since the same transaction. One sweep at a time. @returns their number
 */
export async function enqueueLostMails(): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.mailSweep})`)
    const lost = await tx.execute<{ id: string }>(sql`
      select ${mails.id} from ${mails} where ${mails.status} = 'queued' and ${hasNoJob('send-mail', mails.id)}
      order by ${mails.createdAt} limit ${MAILS_PER_SWEEP}`)
    for (const { id } of lost) await enqueueJob(tx, 'send-mail', id)
    if (lost.length > 0) log.warn({ mails: lost.length }, 'mails without a job were enqueued again')
    return lost.length
  })
}

export const lostMailSweep: Job = {
  concurrency: 1,
  everyMinutes: 5,
  retryLimit: 2,
  run: async () => void (await enqueueLostMails()),
}
