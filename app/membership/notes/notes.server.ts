import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { database, type Transaction } from '#app/database/client.server.ts'
import { membershipRequests, personNotes, socios, usuarios } from '#app/database/schema.ts'
import { withMerged } from '#app/membership/merged-requests.server.ts'
import { audit, type Actor } from '#app/platform/audit.server.ts'
import type { NoteForm } from './forms.ts'

/** Whom notes are about: an applicant, or a member, who has been one. */
type NotedPerson = { requestId: string } | { socioId: string }

export type PersonNote = Awaited<ReturnType<typeof listNotes>>[number]

/** The newest first, those of merged requests included. `author`: name or e-mail; null once the account is deleted. */
export async function listNotes(person: NotedPerson) {
  const { id, text, calledOn, createdAt } = personNotes
  const rows = await database
    .select({ id, text, calledOn, createdAt, name: usuarios.name, email: usuarios.email })
    .from(personNotes)
    .leftJoin(usuarios, eq(usuarios.id, personNotes.authorId))
    .where(notesOf(person))
    .orderBy(desc(createdAt), desc(id))
  return rows.map(({ name, email, ...note }) => ({ ...note, author: name || email }))
}

type Refusal = { ok: false; reason: 'unknown' }

export async function addNote(actor: Actor, person: NotedPerson, note: NoteForm): Promise<{ ok: true } | Refusal> {
  return database.transaction(async (tx) => {
    const membershipRequestId = await findRequest(tx, person)
    if (!membershipRequestId) return { ok: false, reason: 'unknown' }
    const { text, called_on: calledOn = null } = note
    await tx.insert(personNotes).values({ membershipRequestId, authorId: actor.id, text, calledOn })
    await audit(tx, { actor: actor.id, action: 'membership-request.noted', subject: membershipRequestId })
    return { ok: true }
  })
}

/** @param person whose page the note is on; null finds it on the list of requests */
export async function deleteNote(
  actor: Actor,
  person: NotedPerson | null,
  id: string,
): Promise<{ ok: true } | Refusal> {
  return database.transaction(async (tx) => {
    const [deleted] = await tx
      .delete(personNotes)
      .where(and(eq(personNotes.id, id), person ? notesOf(person) : undefined))
      .returning({ requestId: personNotes.membershipRequestId })
    if (!deleted) return { ok: false, reason: 'unknown' }
    await audit(tx, { actor: actor.id, action: 'membership-request.note-deleted', subject: deleted.requestId })
    return { ok: true }
  })
}

function notesOf(person: NotedPerson): SQL {
  return inArray(personNotes.membershipRequestId, withMerged(requestCondition(database, person)))
}

/** Locked against a deletion at the same time. */
async function findRequest(tx: Transaction, person: NotedPerson): Promise<string | undefined> {
  const { id } = membershipRequests
  const which = requestCondition(tx, person)
  const [request] = await tx.select({ id }).from(membershipRequests).where(which).for('key share')
  return request?.id
}

function requestCondition(on: Pick<Transaction, 'select'>, person: NotedPerson): SQL {
  const { id } = membershipRequests
  if ('requestId' in person) return eq(id, person.requestId)
  return inArray(id, on.select({ id: socios.membershipRequestId }).from(socios).where(eq(socios.id, person.socioId)))
}
