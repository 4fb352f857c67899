import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { eventMessages, events } from '#app/database/schema.ts'
import type { MessageScope } from '#app/messages/message-scope.ts'
import { auditMessage } from './audit-message.server.ts'
import { isAudience, isForBefore } from './audience.server.ts'
import { countAudience } from './count-audience.server.ts'

export function guestMessages(eventId: number): MessageScope {
  return {
    mine: sql`${eventMessages.eventId} = ${eventId}`,
    eventId,
    job: 'send-event-messages',
    exists: async (tx) => (await tx.$count(events, eq(events.id, eventId))) > 0,
    async lock(tx, { audience }, sendAt) {
      const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for('no key update')
      if (!event) return 'unknown'
      if (event.status !== 'published') return 'closed'
      return isForBefore(audience) && event.date <= sendAt ? 'over' : null
    },
    async countMails(tx, { audience }) {
      return isAudience(audience) ? (await countAudience(eventId, audience, tx)).mails : { es: 0, ca: 0 }
    },
    testMail(messageId) {
      const partyId = randomUUID()
      return { kind: 'event-message', ref: `${partyId}:${messageId}:test`, data: { partyId, messageId, isTest: true } }
    },
    close: async () => undefined,
    audit: (tx, actor, act) => auditMessage(tx, actor, `event.message-${act}`, eventId),
  }
}
