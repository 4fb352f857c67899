import { setTimeout } from 'node:timers/promises'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditLog, blogPosts, trash, usuarios } from '#app/database/schema.ts'
import { takeOut } from '#app/platform/take-out.server.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { insertRow, updateRow } from '#tests/harness/rows.ts'
import { outcomeOf, sendSelected, undoRows } from '#tests/selection.ts'
import { selectedPostActs } from './selected-actions.server.ts'

openTestDatabase('empty', 'panel')

const acts = selectedPostActs('es')
const ca = selectedPostActs('ca')
const secretary = { id: 'secretaria' }

beforeEach(async () => {
  for (const table of [trash, blogPosts]) await database.delete(table)
  await database.insert(usuarios).values({ id: 'clara', email: 'clara@example.org', role: 2 }).onConflictDoNothing()
})

async function makePost(title: string, given: Partial<typeof blogPosts.$inferInsert> = {}): Promise<number> {
  const values = { title, slug: title.toLowerCase().replaceAll(' ', '-'), content: 'Uno dos tres.', authorId: 'clara' }
  const made = await insertRow(blogPosts, { ...values, ...given })
  return made.id
}
const since = new Date('2026-03-01T10:00:00Z')
const makePublished = (title: string) => makePost(title, { status: 'published', publishedAt: since })
const stored = async (...ids: number[]) =>
  database.select().from(blogPosts).where(inArray(blogPosts.id, ids)).orderBy(asc(blogPosts.id))
const auditsOf = async (id: number) =>
  (
    await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, String(id)))
      .orderBy(asc(auditLog.id))
  )
    .filter(({ action }) => action.startsWith('post.'))
    .map(({ actor, action }) => `${actor} ${action}`)
const change = (id: number) => updateRow(blogPosts, id, { excerpt: 'Otro', version: sql`version + 1` })
/** Ids are those of other tests, too. */
const forget = async (ids: number[]) => Promise.all(ids.map(async (id) => [id, (await auditsOf(id)).length] as const))

test('The question names the act and the rows, and changes nothing', async () => {
  const [one, two] = [await makePost('El xató'), await makePost('Calçots')]
  const answer = await sendSelected(acts['publish-selected'], [`${one}:1`, `${two}:1`, '999999:1'], {})
  expect(answer).toMatchObject({ ok: true, title: '' })
  expect(answer.question).toMatchObject({
    act: 'publish-selected',
    title: '¿Publicar 2 publicaciones?',
    names: ['El xató', 'Calçots'],
    rows: [`${one}:1`, `${two}:1`, '999999:1'],
  })
  const catalan = await sendSelected(ca['delete-selected'], [`${one}:1`], {})
  expect(catalan.question).toMatchObject({ title: 'Vols eliminar 1 publicació?', danger: true })
  expect((await stored(one, two)).map(({ status, version }) => [status, version])).toEqual([
    ['draft', 1],
    ['draft', 1],
  ])
})

describe('publishing', () => {
  test('does each row once, with its audit event, and is taken back as a whole', async () => {
    const [one, two] = [await makePost('El xató', { isDemo: true }), await makePost('Calçots')]
    const before = await stored(one, two)
    const counted = await forget([one, two])
    const done = await sendSelected(acts['publish-selected'], [`${one}:1`, `${two}:1`])
    expect(outcomeOf(done)).toEqual(['2 publicaciones publicadas'])
    expect(done.outcome?.undo).toEqual({ act: 'undo-publish-selected', rows: [`${one}:2`, `${two}:2`] })
    for (const post of await stored(one, two)) {
      expect(post).toMatchObject({ status: 'published', version: 2 })
      expect(Date.now() - Number(post.publishedAt)).toBeLessThan(60_000)
    }
    const undone = await sendSelected(acts['undo-publish-selected'], undoRows(done), {})
    expect(outcomeOf(undone)).toEqual(['2 publicaciones vuelven a estar como antes'])
    expect(undone.outcome?.undo).toBeNull()
    const after = await stored(one, two)
    expect(after).toEqual(before.map((post, index) => ({ ...post, version: 3, updatedAt: after[index]?.updatedAt })))
    for (const [id, audits] of counted)
      expect((await auditsOf(id)).slice(audits)).toEqual(['secretaria post.updated', 'secretaria post.updated'])
  })

  test('of a scheduled post is taken back with its hour, unless that has passed', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000)
    const soon = new Date(Date.now() + 2_000)
    const [one, two] = [
      await makePost('Mañana', { scheduledAt: tomorrow }),
      await makePost('Ya', { scheduledAt: soon }),
    ]
    const done = await sendSelected(acts['publish-selected'], [`${one}:1`, `${two}:1`])
    expect((await stored(one, two)).map(({ scheduledAt }) => scheduledAt)).toEqual([null, null])
    await setTimeout(Math.max(0, Number(soon) - Date.now() + 10))
    await sendSelected(acts['undo-publish-selected'], undoRows(done), {})
    expect((await stored(one, two)).map(({ status, scheduledAt }) => [status, scheduledAt])).toEqual([
      ['draft', tomorrow],
      ['draft', null],
    ])
  })

  test('leaves what is published, changed meanwhile or deleted, says why, and does the others', async () => {
    const [draft, shown, changed] = [await makePost('Nueva'), await makePublished('Vieja'), await makePost('Cambiada')]
    await change(changed)
    const done = await sendSelected(acts['publish-selected'], [
      `${shown}:1`,
      `${changed}:1`,
      '999999:1',
      `${crypto.randomUUID()}:1`,
      `${draft}:1`,
    ])
    expect(outcomeOf(done)).toEqual([
      '1 publicación publicada',
      'Vieja: ya estaba publicada.',
      'Cambiada: alguien la ha cambiado mientras tanto.',
      'Una de las filas: ya no existe.',
      'Una de las filas: ya no existe.',
    ])
    expect(undoRows(done)).toEqual([`${draft}:2`])
    expect((await stored(shown))[0]?.publishedAt).toEqual(since)
  })

  test('repeated or at the same time, publishes each once', async () => {
    const ids = [await makePost('A'), await makePost('B'), await makePost('C')]
    const counted = await forget(ids)
    const rows = ids.map((id) => `${id}:1`)
    const bursts = await Promise.all(
      [rows, rows.toReversed(), rows].map((all) => sendSelected(acts['publish-selected'], all)),
    )
    expect(bursts.flatMap(undoRows)).toHaveLength(ids.length)
    expect(new Set(bursts.flatMap(undoRows))).toEqual(new Set(ids.map((id) => `${id}:2`)))
    expect(outcomeOf(await sendSelected(acts['publish-selected'], rows))[0]).toBe('No se ha publicado nada')
    expect((await stored(...ids)).map(({ version }) => version)).toEqual([2, 2, 2])
    for (const [id, audits] of counted) expect((await auditsOf(id)).length).toBe(audits + 1)
  })

  test('is not taken back over a later change', async () => {
    const [one, two] = [await makePost('El xató'), await makePost('Calçots')]
    const done = await sendSelected(acts['publish-selected'], [`${one}:1`, `${two}:1`])
    await change(one)
    const undone = await sendSelected(acts['undo-publish-selected'], undoRows(done), {})
    expect(outcomeOf(undone)).toEqual([
      '1 publicación vuelve a estar como antes',
      'El xató: alguien la ha cambiado mientras tanto.',
    ])
    expect((await stored(one, two)).map(({ status }) => status)).toEqual(['published', 'draft'])
    // Nor is a version of another change, which has changed no publication.
    expect(outcomeOf(await sendSelected(acts['undo-publish-selected'], [`${one}:3`], {}))[0]).toBe(
      'No se ha deshecho nada',
    )
  })
})

test('What becomes a draft again gets its date back', async () => {
  const post = await makePublished('Vieja')
  const done = await sendSelected(acts['archive-selected'], [`${post}:1`, `${await makePost('Borrador')}:1`])
  expect(outcomeOf(done)).toEqual(['1 publicación es ahora un borrador', 'Borrador: ya era un borrador.'])
  expect((await stored(post))[0]).toMatchObject({ status: 'draft', publishedAt: null })
  await sendSelected(acts['undo-archive-selected'], undoRows(done), {})
  expect((await stored(post))[0]).toMatchObject({ status: 'published', publishedAt: since, version: 3 })
})

describe('deleting', () => {
  test('puts each aside, and the undo brings them back as they were', async () => {
    const ids = [await makePublished('Vieja'), await makePost('Nueva')]
    const before = await stored(...ids)
    const done = await sendSelected(
      acts['delete-selected'],
      ids.map((id) => `${id}:1`),
    )
    expect([outcomeOf(done), await stored(...ids)]).toEqual([['2 publicaciones eliminadas'], []])
    expect(
      outcomeOf(
        await sendSelected(
          acts['delete-selected'],
          ids.map((id) => `${id}:1`),
        ),
      )[0],
    ).toBe('No se ha eliminado nada')
    expect(outcomeOf(await sendSelected(acts['undo-delete-selected'], undoRows(done), {}))).toEqual([
      '2 publicaciones vuelven a estar como antes',
    ])
    expect(await stored(...ids)).toEqual(before)
  })

  test('is not taken back twice, nor where another post has the address', async () => {
    const [one, two] = [await makePost('Una'), await makePost('Dos')]
    const done = await sendSelected(acts['delete-selected'], [`${one}:1`, `${two}:1`])
    await takeOut('post', undoRows(done)[0]?.split(':')[0] ?? '', secretary)
    await makePost('Tres', { slug: 'dos' })
    expect(outcomeOf(await sendSelected(acts['undo-delete-selected'], undoRows(done), {}))).toEqual([
      'No se ha deshecho nada',
      'Una de las filas: ya no existe.',
      'Dos: otro elemento tiene ahora su dirección o su sitio.',
    ])
  })
})
