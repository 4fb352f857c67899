import { database } from '#app/database/client.server.ts'
import { changesInWords } from '#app/kitchen/difference-words.ts'
import { countChanges, differenceOf, totalsOf } from '#app/kitchen/kitchen-sheet.ts'
import { findKitchenEvent, readSheetState } from '#app/kitchen/kitchen-view.server.ts'
import { isServiceOver } from '#app/kitchen/sheet-deadlines.ts'
import { suggestRecipient } from '#app/kitchen/recipient.server.ts'
import type { SentSheet } from '#app/kitchen/sent-sheets.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'

/** Of more the oldest are not shown: each is decrypted. */
const LISTED_VERSIONS = 50

/** The kitchen's sheet and its last versions, for the panel; the access is audited. */
export async function showKitchen(eventId: number, actor: Actor & { language: Language }) {
  const event = await findKitchenEvent(eventId)
  if (!event) return null
  await auditShown(eventId, actor)
  const [{ state, hidden, sent }, suggested] = await Promise.all([
    // With the one before them, which the first is compared with.
    readSheetState(eventId, LISTED_VERSIONS + 1),
    suggestRecipient(eventId, event.restaurantId),
  ])
  return {
    state,
    hidden,
    versions: sent
      .map((version, place) => toVersion(version, sent[place - 1], actor.language))
      .slice(-LISTED_VERSIONS)
      .toReversed(),
    suggested,
    restaurant: event.restaurant ?? suggested.recipient,
    choicesUntil: (event.editsUntil ?? event.date).toISOString(),
    over: isServiceOver(event.date),
    cancelled: event.status === 'cancelled',
  }
}
export type Kitchen = NonNullable<Awaited<ReturnType<typeof showKitchen>>>
export type Version = Kitchen['versions'][number]

export async function auditShown(eventId: number, actor: Actor): Promise<void> {
  await audit(database, {
    actor: actor.id,
    action: 'event.kitchen-sheet-shown',
    subject: String(eventId),
    fields: ['dietary_restrictions'],
  })
}

function toVersion(version: SentSheet, before: SentSheet | undefined, language: Language) {
  const { number, sentAt, sentBy, confirmedAt, sheet } = version
  const difference = before?.sheet && sheet ? differenceOf(before.sheet, sheet) : null
  return {
    number,
    sentAt: sentAt.toISOString(),
    sentBy: sentBy ?? '',
    confirmedAt: confirmedAt?.toISOString() ?? null,
    covers: sheet && totalsOf(sheet).covers,
    /** Since the version before; null of the first. '' when nothing has changed. */
    changes: difference && (countChanges(difference) === 0 ? '' : changesInWords({ difference }, language)),
  }
}
