import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, membershipRequests, personNotes, usuarios } from '#app/database/schema.ts'
import { eraseRequests, eraseSocios } from '#app/membership/erasure.server.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { makeRequest, makeSocio } from '#tests/membership-fixtures.ts'
import { addNote, deleteNote, listNotes } from './notes.server.ts'

openTestDatabase('empty', 'panel')

const author = { id: 'nuria' }
const note = (text: string, calledOn?: string) => ({ text, called_on: calledOn })

test('A note about an applicant is on the page of the member they become, and the other way round', async () => {
  await database.insert(usuarios).values({ ...author, email: 'nuria@example.org', name: 'Núria Soler' })
  const { id: socioId, requestId } = await makeSocio()
  expect(await addNote(author, { requestId }, note('Pregunta por la cuota.'))).toEqual({ ok: true })
  expect(await addNote(author, { socioId }, note('Vendrá con su hermana.', '2026-11-20'))).toEqual({ ok: true })
  const notes = await listNotes({ socioId })
  expect(notes).toMatchObject([
    { text: 'Vendrá con su hermana.', calledOn: '2026-11-20', author: 'Núria Soler' },
    { text: 'Pregunta por la cuota.', calledOn: null, author: 'Núria Soler' },
  ])
  expect(await listNotes({ requestId })).toEqual(notes)
  const events = await database.select().from(auditLog).where(eq(auditLog.subject, requestId))
  expect(events.map(({ action, fields }) => [action, fields])).toEqual([
    ['membership-request.noted', []],
    ['membership-request.noted', []],
  ])
})

test('A note is deleted on the page of its person only, and goes with the account’s name', async () => {
  const [own, other] = [await makeSocio(), await makeSocio()]
  await addNote({ id: 'nuria' }, { socioId: own.id }, note('Llama por la tarde.'))
  const id = (await listNotes({ socioId: own.id }))[0]?.id ?? ''
  expect(await deleteNote(author, { socioId: other.id }, id)).toEqual({ ok: false, reason: 'unknown' })
  await database.delete(usuarios).where(eq(usuarios.id, author.id))
  expect(await listNotes({ socioId: own.id })).toMatchObject([{ author: null }])
  expect(await deleteNote(author, { socioId: own.id }, id)).toEqual({ ok: true })
  expect(await listNotes({ socioId: own.id })).toEqual([])
})

test('Notes go with the member or the request that is erased', async () => {
  await database.insert(usuarios).values({ ...author, email: 'nuria@example.org' })
  const member = await makeSocio()
  const applicant = await makeRequest()
  await addNote(author, { socioId: member.id }, note('Uno'))
  await addNote(author, { requestId: applicant }, note('Dos'))
  const before = await database.$count(personNotes)
  await database.transaction((tx) => eraseSocios(tx, [member.id]))
  expect(await listNotes({ requestId: member.requestId })).toEqual([])
  await database.transaction((tx) => eraseRequests(tx, [applicant]))
  expect(await database.$count(personNotes)).toBe(before - 2)
  expect(await database.$count(membershipRequests, eq(membershipRequests.id, member.requestId))).toBe(1)
})

test('A note about somebody who is gone is refused', async () => {
  const gone = crypto.randomUUID()
  expect(await addNote(author, { requestId: gone }, note('Nadie'))).toEqual({ ok: false, reason: 'unknown' })
  expect(await addNote(author, { socioId: gone }, note('Nadie'))).toEqual({ ok: false, reason: 'unknown' })
})
