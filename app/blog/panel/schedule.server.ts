import { lte, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { blogPosts } from '#app/database/schema.ts'
import { updateVersioned } from '#app/database/versions.server.ts'
import { audit, SYSTEM } from '#app/platform/audit.server.ts'
import { clubTime } from '#app/platform/club-time.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import type { PostForm } from './forms.ts'

export type ScheduleRefusal = 'no-such-time' | 'past'
/** `at` is undefined of a form without the field: the hour stays. */
type Schedule = { ok: true; at: Date | null | undefined } | { ok: false; reason: ScheduleRefusal }

/** When a draft publishes itself, if it does. */
export function readSchedule({ status, publish_at: wall }: Pick<PostForm, 'status' | 'publish_at'>): Schedule {
  if (status === 'published' || wall === '') return { ok: true, at: null }
  if (wall === undefined) return { ok: true, at: undefined }
  const { moment } = clubTime(wall)
  if (!moment) return { ok: false, reason: 'no-such-time' }
  return moment > new Date() ? { ok: true, at: moment } : { ok: false, reason: 'past' }
}

const { scheduledAt } = blogPosts

/**
 * Publishes drafts whose hour has come. One that is being saved is waited for: it may have another hour then.
 * @returns the ids
 */
export async function publishScheduledPosts(): Promise<number[]> {
  return database.transaction(async (tx) => {
    const published = await updateVersioned(tx, blogPosts, lte(scheduledAt, sql`now()`), {
      status: 'published',
      publishedAt: sql`${scheduledAt}`,
      scheduledAt: null,
    })
    for (const id of published) await audit(tx, { actor: SYSTEM, action: 'post.published', subject: String(id) })
    return published
  })
}

export const scheduleSweep: Job = {
  concurrency: 1,
  everyMinutes: 1,
  retryLimit: 2,
  async run() {
    await publishScheduledPosts()
  },
}
