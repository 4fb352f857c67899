import { asc, desc, eq, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { feePlans, socios } from '#app/database/schema.ts'
import type { SaveRefusal } from '#app/database/versions.server.ts'
import { lockVersion, updateVersioned } from '#app/database/versions.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import { typedCents } from '../amount-field.ts'
import type { PlanForm } from './plan-forms.ts'

const MOST_PLANS = 200

/** By type, the newest first. */
export async function listPlans() {
  const rows = await database
    .select()
    .from(feePlans)
    .orderBy(asc(feePlans.membershipType), desc(feePlans.startsOn))
    .limit(MOST_PLANS)
  return rows.map((row) => ({
    id: row.id,
    type: row.membershipType,
    year: Number(row.startsOn.slice(0, 4)),
    cents: row.cents,
    period: row.period,
    joining: row.joining,
    name: row.name,
    nameCa: row.nameCa,
    fields: toFields(row),
  }))
}
export type PlanRow = Awaited<ReturnType<typeof listPlans>>[number]

function toFields(row: typeof feePlans.$inferSelect) {
  return {
    membership_type: row.membershipType,
    year: row.startsOn.slice(0, 4),
    amount: typedCents(row.cents),
    period: row.period,
    joining: row.joining,
    name: row.name,
    name_ca: row.nameCa,
    version: String(row.version),
  }
}
export type PlanValues = ReturnType<typeof toFields>

export async function findPlanForForm(id: number): Promise<PlanValues | null> {
  const [row] = await database.select().from(feePlans).where(eq(feePlans.id, id))
  return row ? toFields(row) : null
}

/** Those of the members, the most frequent first: a plan names one of them. */
export async function listMembershipTypes(): Promise<string[]> {
  const rows = await database
    .select({ type: socios.membershipType })
    .from(socios)
    .groupBy(socios.membershipType)
    .orderBy(desc(sql`count(*)`), asc(socios.membershipType))
    .limit(50)
  return rows.map(({ type }) => type)
}

type PlanRefusal = SaveRefusal | { ok: false; reason: 'place-taken' }

/** Another plan of the type for the same year is refused. Charges that have been made stay as they are. */
export async function savePlan({ id, version, ...form }: PlanForm, actor: Actor): Promise<{ ok: true } | PlanRefusal> {
  const values = {
    membershipType: form.membership_type,
    startsOn: `${form.year}-01-01`,
    cents: form.amount,
    period: form.period,
    joining: form.joining,
    name: form.name,
    nameCa: form.name_ca ?? '',
  }
  return database.transaction(async (tx) => {
    // Plans are saved one after the other.
    await tx.execute(sql`lock table ${feePlans} in share row exclusive mode`)
    const [other] = await tx
      .select({ id: feePlans.id })
      .from(feePlans)
      .where(sql`membership_type = ${values.membershipType} and starts_on = ${values.startsOn} and id <> ${id ?? 0}`)
    if (id === undefined) {
      if (other) return { ok: false, reason: 'place-taken' }
      const [made] = await tx.insert(feePlans).values(values).returning({ id: feePlans.id })
      await audit(tx, { actor: actor.id, action: 'fee-plan.created', subject: String(made?.id) })
      return { ok: true }
    }
    const locked = await lockVersion(tx, feePlans, eq(feePlans.id, id), version)
    if (!locked.ok) return locked
    if (other) return { ok: false, reason: 'place-taken' }
    const changed = (Object.keys(values) as (keyof typeof values)[]).filter((name) => values[name] !== locked.row[name])
    await updateVersioned(tx, feePlans, eq(feePlans.id, id), values)
    await audit(tx, { actor: actor.id, action: 'fee-plan.updated', subject: String(id), fields: changed })
    return { ok: true }
  })
}

export async function deletePlan(id: number, actor: Actor): Promise<{ ok: true } | { ok: false; reason: 'unknown' }> {
  return database.transaction(async (tx) => {
    const gone = await tx.delete(feePlans).where(eq(feePlans.id, id)).returning({ id: feePlans.id })
    if (gone.length === 0) return { ok: false, reason: 'unknown' }
    await audit(tx, { actor: actor.id, action: 'fee-plan.deleted', subject: String(id) })
    return { ok: true }
  })
}
