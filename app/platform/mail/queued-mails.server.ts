import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#app/database/client.server.ts'
import { mails } from '#app/database/schema.ts'
import { mailKindsErasedWith, type MailKind, type MailSubject } from '#app/mail-kinds.ts'
import { enqueueJob } from '#app/platform/jobs/jobs.server.ts'

/** Erases the mails about these records. */
export async function eraseMails(tx: Transaction, subject: MailSubject, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(mails).where(isAbout(subject, ids))
}

/** Erases those of them that are still queued. @param to only those to this address */
export async function eraseQueuedMails(
  tx: Transaction,
  subject: MailSubject,
  ids: readonly string[],
  to?: string,
): Promise<void> {
  if (ids.length === 0) return
  const sentTo = to === undefined ? undefined : eq(sql`lower(${mails.recipient})`, to.toLowerCase())
  await tx.delete(mails).where(and(isAbout(subject, ids), eq(mails.status, 'queued'), sentTo))
}

/** Of mails that are not wanted any more; `perhaps`: one of them is being handed to the mail server. */
export type HaveLeft = 'no' | 'perhaps' | 'yes'

/** Erases those mails of a kind about a record that have not left. @returns whether any has left */
export async function holdBackMails(
  tx: Transaction,
  kind: MailKind,
  { subject, id }: { subject: MailSubject; id: string },
): Promise<HaveLeft> {
  const about = and(eq(mails.kind, kind), isAbout(subject, [id]))
  const held = await tx
    .delete(mails)
    .where(and(about, eq(mails.status, 'queued')))
    .returning({ id: mails.id })
  if ((await tx.$count(mails, about)) > 0) return 'yes'
  // Whoever takes one later waits for this transaction, and finds no mail (`deliver-mail.server.ts`).
  const ids = sql`array[${sql.join(
    held.map((mail) => sql`${mail.id}`),
    sql`, `,
  )}]::uuid[]`
  const [sending] = await tx.execute<{ now: boolean }>(sql`select mail_is_being_sent(${ids}) as now`)
  return sending?.now ? 'perhaps' : 'no'
}

/** The mails about one record are about another one from now on. */
export async function moveMails(
  tx: Transaction,
  subject: MailSubject,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const data = sql`jsonb_set(${mails.data}, array[${subject}::text], to_jsonb(${to}::text))`
  await tx
    .update(mails)
    .set({ data })
    .where(isAbout(subject, [from]))
}

/**
 * Queued mails of these kinds about a record go to its new address. Their jobs may have found nothing to say there.
 * @param from only those to this address
 * @returns how many
 */
export async function readdressQueuedMails(
  tx: Transaction,
  kinds: readonly MailKind[],
  { subject, ids, from }: { subject: MailSubject; ids: readonly string[]; from?: string },
  to: string,
): Promise<number> {
  const recipient = sql`lower(${mails.recipient})`
  const moved = await tx
    .update(mails)
    .set({ recipient: to, bouncedAt: null, bounceCode: null })
    .where(
      and(
        inArray(mails.kind, [...kinds]),
        inArray(sql`${mails.data} ->> ${subject}`, [...ids]),
        eq(mails.status, 'queued'),
        from === undefined ? ne(recipient, to.toLowerCase()) : eq(recipient, from.toLowerCase()),
      ),
    )
    .returning({ id: mails.id })
  for (const mail of moved) await enqueueJob(tx, 'send-mail', mail.id)
  return moved.length
}

function isAbout(subject: MailSubject, ids: readonly string[]): SQL | undefined {
  return and(inArray(mails.kind, mailKindsErasedWith(subject)), inArray(sql`${mails.data} ->> ${subject}`, [...ids]))
}
