import { and, eq, sql } from 'drizzle-orm'
import { roleOf } from '#app/accounts/capabilities.ts'
import { database, type Transaction } from '#app/database/client.server.ts'
import { teamNotices, usuarios } from '#app/database/schema.ts'
import type { Job } from '#app/platform/jobs/jobs.server.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { factsOf, oldest } from './facts.server.ts'
import { noticeRules } from './notice-kinds.ts'
import { noticeKindsFor } from './notices.server.ts'

type Mode = 'immediate' | 'daily'
type Row = typeof teamNotices.$inferSelect

/** Facts carry the time at which their transaction began: longer than any transaction lasts. */
const COMMIT_SECONDS = 60

/** Facts are looked for after `told_until`; without any it follows at this distance. */
const IDLE_MINUTES = 60

const tellOf = (mode: Mode, schedule: Pick<Job, 'cron' | 'everyMinutes'>): Job => ({
  concurrency: 1,
  ...schedule,
  retryLimit: 2,
  run: async () => void (await tellTeam(mode)),
})
export const tellAtOnce = tellOf('immediate', { everyMinutes: 1 })
export const tellDaily = tellOf('daily', { cron: '0 8 * * *' })

/**
 * Writes each person one mail about what has happened since they were told last. `told_until` moves in the transaction
 * that writes the mail, so that a killed job repeats harmlessly. @returns the number of mails
 */
export async function tellTeam(mode: Mode): Promise<number> {
  const people = await database
    .selectDistinct({ userId: teamNotices.userId })
    .from(teamNotices)
    .where(eq(teamNotices.mode, mode))
  let mails = 0
  for (const { userId } of people) if (await database.transaction((tx) => tellPerson(tx, userId, mode))) mails++
  return mails
}

async function tellPerson(tx: Transaction, userId: string, mode: Mode): Promise<boolean> {
  const rows = await tx
    .select()
    .from(teamNotices)
    .where(and(eq(teamNotices.userId, userId), eq(teamNotices.mode, mode)))
    .for('update', { skipLocked: true })
  const [person] = await tx.select().from(usuarios).where(eq(usuarios.id, userId))
  if (rows.length === 0 || !person) return false
  const until = await findUntil(tx)
  const allowed = person.emailVerified ? noticeKindsFor(roleOf(person.role)) : []
  const told: Row[] = []
  for (const row of rows) {
    const fresh = allowed.includes(row.kind)
      ? oldest(await factsOf[row.kind]({ from: row.toldUntil, until }, tx))
      : null
    if (fresh && isDue(row, fresh, until)) told.push(row)
    else if (!fresh) await followIdle(tx, row, until)
  }
  if (told.length === 0) return false
  for (const row of told) await setToldUntil(tx, row, until)
  const from = Object.fromEntries(told.map(({ kind, toldUntil }) => [kind, toldUntil.toISOString()]))
  await enqueueMail(tx, {
    kind: 'team-notice',
    ref: `${userId}:${until.getTime()}:${mode}`,
    data: { userId, from, until: until.toISOString() },
    recipient: person.email,
    language: person.panelLanguage ?? mainLanguage(),
  })
  return true
}

function isDue({ mode, kind }: Row, fresh: Date, until: Date): boolean {
  return mode === 'daily' || until.getTime() - fresh.getTime() >= noticeRules[kind].digestMinutes * 60_000
}

/** Milliseconds: the data of the mail have no finer moments. */
async function findUntil(tx: Transaction): Promise<Date> {
  const at = sql<string>`date_trunc('milliseconds', now() - make_interval(secs => ${COMMIT_SECONDS}))`
  const [row] = await tx.execute<{ at: string }>(sql`select ${at} as at`)
  return new Date(row?.at ?? 0)
}

async function followIdle(tx: Transaction, row: Row, until: Date): Promise<void> {
  if (until.getTime() - row.toldUntil.getTime() > IDLE_MINUTES * 60_000) await setToldUntil(tx, row, until)
}

async function setToldUntil(tx: Transaction, { userId, kind }: Row, toldUntil: Date): Promise<void> {
  await tx
    .update(teamNotices)
    .set({ toldUntil })
    .where(and(eq(teamNotices.userId, userId), eq(teamNotices.kind, kind)))
}
