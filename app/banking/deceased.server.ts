import { and, eq, not, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { bankReturns, mandates, memberAccounts, remittanceItems, socios } from '#app/database/schema.ts'
import type { MessageComposer } from '#app/platform/mail/message.ts'

/** The code of a return for a holder who has died. */
export const DECEASED = 'MD07'

/**
 * Not a member of whom a bank has said that the holder has died: no mail of the club goes there. It ends with an order
 * of another holder, once the office has released the account. @param id of the member, which the account has, too
 */
export const getsMail = (id: AnyColumn): SQL =>
  sql`(not exists (select from ${memberAccounts} held where held.id = ${id} and held.hold_why = ${DECEASED})
    and not exists (select from ${bankReturns} r join ${remittanceItems} i on i.id = r.item_id
      where i.account_id = ${id} and r.code = ${DECEASED} and not exists (select from ${mandates} m
        where m.account_id = i.account_id and m.status in ('active', 'hold') and m.id <> i.mandate_id)))`

/** Of every mail to a member: null for members who get none, also when it was queued before. */
export function toLiving<Data extends { requestId: string }>(compose: MessageComposer<Data>): MessageComposer<Data> {
  return async (data, language, recipient) => {
    const [deceased] = await database
      .select({ id: socios.id })
      .from(socios)
      .where(and(eq(socios.membershipRequestId, data.requestId), not(getsMail(socios.id))))
    return deceased ? null : compose(data, language, recipient)
  }
}
