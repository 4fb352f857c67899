import { and, eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { events } from '#app/database/schema.ts'
import type { Language } from '#app/i18n/language.ts'
import { hashToken } from '#app/platform/secrets/secrets.server.ts'
import { findEventInAnyState } from './events.server.ts'

/** An event in any state, by the newest link of its preview. */
export async function findPreviewedEvent(id: number, token: string, language: Language, withPictures = false) {
  const isOpen = and(eq(events.id, id), eq(events.previewTokenHash, hashToken(token)))
  return (await database.$count(events, isOpen)) > 0 ? findEventInAnyState(id, language, withPictures) : null
}
