import { and, eq, sql } from 'drizzle-orm'
import { can, type Role } from '#app/accounts/capabilities.ts'
import { database } from '#app/database/client.server.ts'
import { teamNotices } from '#app/database/schema.ts'
import { audit } from '#app/platform/audit.server.ts'
import { noticeKinds, noticeRules, type NoticeChoice, type NoticeKind } from './notice-kinds.ts'

/** The kinds that somebody with this role may be told. */
export function noticeKindsFor(role: Role): NoticeKind[] {
  return noticeKinds.filter((kind) => can(role, noticeRules[kind].needs))
}

type Person = { id: string; role: Role }
export type NoticeChoices = Partial<Record<NoticeKind, NoticeChoice>>

/** Of the kinds that the person may be told. */
export async function findNotices({ id, role }: Person): Promise<NoticeChoices> {
  const rows = await database.select().from(teamNotices).where(eq(teamNotices.userId, id))
  const modes = new Map(rows.map(({ kind, mode }) => [kind, mode]))
  return Object.fromEntries(noticeKindsFor(role).map((kind) => [kind, modes.get(kind) ?? 'off']))
}

/** Somebody is told what happens from now on; another mode of the same kind loses nothing. */
export async function saveNotices(
  person: Person,
  choices: NoticeChoices,
): Promise<{ ok: true } | { ok: false; reason: 'forbidden' }> {
  const chosen = noticeKinds.flatMap((kind) => (choices[kind] ? [{ kind, choice: choices[kind] }] : []))
  const allowed = noticeKindsFor(person.role)
  if (chosen.some(({ kind }) => !allowed.includes(kind))) return { ok: false, reason: 'forbidden' }
  await database.transaction(async (tx) => {
    for (const { kind, choice } of chosen) {
      const own = { userId: person.id, kind }
      if (choice === 'off')
        await tx.delete(teamNotices).where(and(eq(teamNotices.userId, person.id), eq(teamNotices.kind, kind)))
      else
        await tx
          .insert(teamNotices)
          .values({ ...own, mode: choice, toldUntil: sql`date_trunc('milliseconds', now())` })
          .onConflictDoUpdate({ target: [teamNotices.userId, teamNotices.kind], set: { mode: choice } })
    }
    const fields = chosen.map(({ kind }) => kind)
    await audit(tx, { actor: person.id, action: 'user.notices-chosen', subject: person.id, fields })
  })
  return { ok: true }
}
