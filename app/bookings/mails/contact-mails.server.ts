import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import type { MessageComposer } from '#app/platform/mail/message.ts'

/**
 * Of mails with the link of a party: null for an address that is not its contact's any more. It may have been queued or
 * sent before the club corrected the address, and sent mails can be sent again.
 */
export function toContact<Data extends { partyId: string }>(compose: MessageComposer<Data>): MessageComposer<Data> {
  return async (data, language, recipient) => {
    const [party] = await database
      .select({ email: eventParties.email })
      .from(eventParties)
      .where(eq(eventParties.id, data.partyId))
    if (party && party.email?.toLowerCase() !== recipient.toLowerCase()) return null
    return compose(data, language, recipient)
  }
}
