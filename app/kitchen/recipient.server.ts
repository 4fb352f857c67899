import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { kitchenSheets, restaurants } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'

const k = kitchenSheets

type Recipient = { recipient: string; language: Language }

/** Whom the next version goes to unless the office says otherwise: who had the last one of the event's restaurant. */
export async function suggestRecipient(eventId: number, restaurantId: number | null): Promise<Recipient> {
  const ofRestaurant = restaurantId === null ? isNull(k.restaurantId) : eq(k.restaurantId, restaurantId)
  const used =
    (await lastRecipient(and(eq(k.eventId, eventId), ofRestaurant))) ??
    (restaurantId !== null && (await lastRecipient(ofRestaurant)))
  if (used) return used
  const [restaurant] =
    restaurantId === null
      ? []
      : await database
          .select({ email: restaurants.reservaEmail })
          .from(restaurants)
          .where(eq(restaurants.id, restaurantId))
  return { recipient: restaurant?.email ?? '', language: mainLanguage() }
}

async function lastRecipient(which: SQL | undefined): Promise<Recipient | undefined> {
  const [row] = await database
    .select({ recipient: k.recipient, language: k.language })
    .from(k)
    .where(which)
    .orderBy(desc(k.sentAt))
    .limit(1)
  return row
}
