import { and, eq } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { auditLog, usuarios } from '#app/database/schema.ts'
import type { ExportedList } from '#app/platform/audit-actions.ts'
import type { Actor, AuditEvent } from '#app/platform/audit.server.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { enqueueMail, type MailContent } from '#app/platform/mail/mail.server.ts'
import { roleNumbers } from './capabilities.ts'
import { protectionOf, type ProtectedAct } from './protected-acts.ts'

/**
 * Audits an act that asks for the password, and mails all administrators when its noun says so: one whose session
 * somebody else uses learns of it. @returns the id of the audit event
 */
export async function auditAndTell(tx: Transaction, event: AuditEvent & { action: ProtectedAct }): Promise<string> {
  const { actor, action, subject, fields = [] } = event
  const [made] = await tx.insert(auditLog).values({ actor, action, subject, fields }).returning({ id: auditLog.id })
  const id = String(made?.id)
  const { asks = 'always', tells } = protectionOf(action) ?? {}
  const concerns = asks === 'always' || fields.some((field) => asks.includes(field))
  if (tells === 'administrators' && concerns)
    await mailAdministrators(tx, id, { kind: 'panel-act', data: { auditEventId: Number(id) } })
  return id
}

/**
 * Records the export of a list of people, and tells all administrators: the list, its filter and whether it was
 * searched, never the search text.
 */
export async function auditExport(
  { id: actor }: Actor,
  list: ExportedList,
  filter: string | null,
  search: string,
): Promise<void> {
  const fields = search ? ['search'] : []
  await database.transaction((tx) =>
    auditAndTell(tx, { actor, action: `${list}.exported`, subject: filter ?? 'all', fields }),
  )
}

/** @param id of what the mail is about */
export async function mailAdministrators(
  tx: Transaction,
  id: string,
  content: Extract<MailContent, { kind: 'panel-act' | 'security-burst' }>,
): Promise<void> {
  const people = await tx
    .select({ id: usuarios.id, email: usuarios.email, panelLanguage: usuarios.panelLanguage })
    .from(usuarios)
    .where(and(eq(usuarios.role, roleNumbers.admin), eq(usuarios.emailVerified, true)))
  for (const { id: userId, email, panelLanguage } of people) {
    const language = panelLanguage ?? mainLanguage()
    await enqueueMail(tx, { ...content, ref: `${id}:${userId}`, recipient: email, language })
  }
}
