import { and, desc, eq, exists, lte } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { feePlans, treasuryCreditor } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { localText, type LocalText } from '#app/i18n/localized.ts'
import { formatCents } from '#app/i18n/money.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { currentClub } from '#app/platform/club.server.ts'

/** What somebody becomes who completes the data: the default of the column. */
const NEW_MEMBER_TYPE = 'Regular'

/** The fee of a new member: of the plan in force, else what the club says of it; without either the text is empty. */
export async function findFee(language: Language): Promise<LocalText> {
  const creditor = database.select({ id: treasuryCreditor.id }).from(treasuryCreditor)
  const inForce = and(eq(feePlans.membershipType, NEW_MEMBER_TYPE), lte(feePlans.startsOn, clubDay()), exists(creditor))
  const [plan] = await database.select().from(feePlans).where(inForce).orderBy(desc(feePlans.startsOn)).limit(1)
  if (!plan) return currentClub().fee[language]
  const { fee } = textsOf[language].membership
  const name = localText(language, plan.name, plan.nameCa)
  const words = [fee[plan.period](formatCents(plan.cents)), plan.joining === 'months' && fee.months]
  return { ...name, text: `${name.text}: ${words.filter(Boolean).join('; ')}` }
}
