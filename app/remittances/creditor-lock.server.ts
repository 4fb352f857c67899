import { eq } from 'drizzle-orm'
import { earliestDueDate, isTargetDay, targetDayOnOrAfter } from '#app/banking/target-calendar.ts'
import type { Transaction } from '#app/database/client.server.ts'
import { isLockTaken } from '#app/database/database-errors.server.ts'
import { treasuryCreditor } from '#app/database/schema.ts'
import { addDays, clubDay } from '#app/platform/club-day.ts'
import { clubWall } from '#app/platform/club-time.ts'
import { CREDITOR_ID } from '#app/banking/creditor.server.ts'

type CreditorRow = typeof treasuryCreditor.$inferSelect
type Lock = { ok: true; row: CreditorRow } | { ok: false; reason: 'no-creditor' | 'another-remittance' }

/** One remittance is made at a time; the second one does not wait. */
export async function lockCreditor(tx: Transaction): Promise<Lock> {
  try {
    const [row] = await tx.transaction((step) =>
      step
        .select()
        .from(treasuryCreditor)
        .where(eq(treasuryCreditor.id, CREDITOR_ID))
        .for('no key update', { noWait: true }),
    )
    return row ? { ok: true, row } : { ok: false, reason: 'no-creditor' }
  } catch (error) {
    if (isLockTaken(error)) return { ok: false, reason: 'another-remittance' }
    throw error
  }
}

type BankTerms = Pick<CreditorRow, 'cutoff' | 'leadDays' | 'noticeDays'>

/** The earliest due date of a file that is uploaded now. */
export function earliestOf(terms: BankTerms, now = new Date()): string {
  return earliestDueDate(clubWall(now), terms)
}

export type DueDayFault = 'due-day-closed' | 'due-day-early'

/** Why the bank takes no file for a due date. */
export function dueDayFault(terms: BankTerms, dueOn: string): DueDayFault | null {
  if (!isTargetDay(dueOn)) return 'due-day-closed'
  return dueOn < earliestOf(terms) ? 'due-day-early' : null
}

/** The earliest that also leaves the members the days of their notice. */
export function proposedDueDate(terms: BankTerms, now = new Date()): string {
  const noticed = targetDayOnOrAfter(addDays(clubDay(now), terms.noticeDays))
  const earliest = earliestOf(terms, now)
  return noticed > earliest ? noticed : earliest
}
