import { and, desc, sql } from 'drizzle-orm'
import { database } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import { isMailOfOrTest, type Readers } from '#app/messages/mail-figures.server.ts'
import { clubWall } from '#app/platform/club-time.ts'

/** When it is to leave, as the form has it. */
export function timeFields({ sendAt }: { sendAt: Date | null }) {
  return { when: sendAt ? ('at' as const) : ('now' as const), send_at: sendAt ? clubWall(sendAt) : '' }
}

/** To whom the message was sent last as a test, and when. */
export async function findLastTest(readers: Readers, id: string): Promise<{ address: string; at: string } | null> {
  const [mail] = await database
    .select({ address: mails.recipient, at: mails.createdAt })
    .from(mails)
    .where(and(isMailOfOrTest(readers, sql`${id}`), sql`${mails.data} ->> 'isTest' is not null`))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  return mail ? { address: mail.address, at: mail.at.toISOString() } : null
}
