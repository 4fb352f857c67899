import { eq } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { eventParties } from '#app/database/schema.ts'
import type { MessageComposer } from '#app/platform/mail/message.ts'

/**
 * Of mails with the link of a party: null for an address that is not its contact's any more. It may have been queued or
 * sent before the club corrected the address, and sent mails can be sent again. The party's id is the ref's first part.
 */
export function toContact(compose: MessageComposer): MessageComposer {
  return async (ref, language, recipient) => {
    const [party] = await database
      .select({ email: eventParties.email })
      .from(eventParties)
      .where(eq(eventParties.id, ref.split(':')[0] ?? ''))
    if (party && party.email?.toLowerCase() !== recipient.toLowerCase()) return null
    return compose(ref, language, recipient)
  }
}
