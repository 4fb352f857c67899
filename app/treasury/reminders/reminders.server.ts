import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import { getsMail } from '#app/banking/deceased.server.ts'
import { database, type Queryable } from '#app/database/client.server.ts'
import { charges, memberAccounts, reminders, remittanceLines, socios } from '#app/database/schema.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { enqueueMail } from '#app/platform/mail/mail.server.ts'
import { lockAccounts } from '#app/treasury/accounts.server.ts'
import { dueLevel, type ReminderLevel } from './reminder-levels.ts'

const a = memberAccounts
const c = charges

/** Open, past its due date, and not in a remittance: the bank does not collect it. */
export const isOverdue = and(
  isNull(c.cancelledAt),
  lt(c.settledCents, c.cents),
  sql`not exists (select from ${remittanceLines} where ${remittanceLines.chargeId} = ${c.id} and ${remittanceLines.live})`,
)

/** Not held, for any reason. */
export const isWritten = and(isNull(a.holdWhy), getsMail(a.id))

export type DueReminder = Awaited<ReturnType<typeof listDueReminders>>[number]

/** Who would get a reminder today: not after both, or the first within the days between, nor an account that is held. */
export async function listDueReminders(on: Queryable = database, accountId?: string) {
  const today = clubDay()
  const rows = await on
    .select({
      id: a.id,
      number: a.number,
      name: socios.fullName,
      email: socios.email,
      language: socios.language,
      requestId: socios.membershipRequestId,
      cents: sql<number>`sum(${c.cents} - ${c.settledCents})::integer`,
      oldest: sql<{ id: number; dueOn: string }>`(array_agg(json_build_object('id', ${c.id}, 'dueOn', ${c.dueOn})
        order by ${c.dueOn}, ${c.id}))[1]`,
      sent: sql<
        { level: number; chargeId: number; at: string }[]
      >`(select coalesce(json_agg(json_build_object('level', ${reminders.level}, 'chargeId', ${reminders.chargeId},
          'at', ${reminders.createdAt})), '[]')
        from ${reminders} where ${reminders.accountId} = ${a.id})`,
    })
    .from(a)
    .innerJoin(socios, eq(socios.id, a.socioId))
    .innerJoin(c, and(eq(c.accountId, a.id), lt(c.dueOn, today), isOverdue))
    .where(and(isWritten, accountId ? eq(a.id, accountId) : undefined))
    .groupBy(a.id, socios.id)
    .orderBy(asc(sql`min(${c.dueOn})`), asc(a.id))
  return rows.flatMap(({ sent, oldest, ...row }) => {
    const about = sent.filter(({ chargeId }) => chargeId === oldest.id)
    const sentOn = new Map(about.map(({ level: of, at }) => [of, clubDay(new Date(at))]))
    const level = dueLevel(oldest.dueOn, sentOn, today)
    return level === null ? [] : [{ ...row, level, chargeId: oldest.id, since: oldest.dueOn }]
  })
}

type Shown = { id: string; level: number; chargeId: number }
type Reminded = { ok: true } | { ok: false; reason: 'unknown' | 'nothing-new' }

/** One reminder of this level about this oldest charge, as it was shown. Safe to repeat. */
export function remind({ id, level, chargeId }: Shown, actor: Actor): Promise<Reminded> {
  return database.transaction(async (tx) => {
    await lockAccounts(tx, [id])
    const [due] = await listDueReminders(tx, id)
    if (!due || due.level !== level || due.chargeId !== chargeId) return { ok: false, reason: 'nothing-new' } as const
    const [made] = await tx
      .insert(reminders)
      .values({ accountId: id, level: due.level satisfies ReminderLevel, chargeId, createdBy: actor.id })
      .onConflictDoNothing()
      .returning({ id: reminders.id })
    if (!made) return { ok: false, reason: 'nothing-new' } as const
    const { email: recipient, language, requestId } = due
    const data = { requestId, reminderId: made.id }
    await enqueueMail(tx, { kind: 'payment-reminder', ref: `reminder:${made.id}`, data, recipient, language })
    await audit(tx, { actor: actor.id, action: 'socio.reminded', subject: id })
    return { ok: true } as const
  })
}
