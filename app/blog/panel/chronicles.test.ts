import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { blogPosts, eventCourses, events, usuarios } from '#app/database/schema.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { findPost } from '#app/blog/posts.server.ts'
import { draftChronicle, findChronicleOf, listChronicleChoices } from './chronicles.server.ts'
import { createPost, updatePost } from './posts.server.ts'
import type { PostForm } from './forms.ts'

const secretary = { id: 'secretaria' }
const past = new Date('2026-09-19T19:00:00Z')

openTestDatabase('empty', 'panel')

beforeEach(async () => {
  await database.delete(blogPosts)
  await database.delete(events)
  await database
    .insert(usuarios)
    .values({ id: 'secretaria', email: 'clara@example.org', role: 2 })
    .onConflictDoNothing()
})

async function startOf(id: number): Promise<PostForm> {
  const started = await draftChronicle(id)
  if (!started) throw new Error('no such event')
  return { ...started, cover_image: undefined, event_id: Number(started.event_id), version: undefined }
}

describe('the chronicle of a dinner', () => {
  test('starts with title, date, place and menu in the languages that the event has; nothing is stored', async () => {
    const id = await makeEvent({ date: past, titleCa: 'Sopar <de prova>' })
    await database.insert(eventCourses).values([
      { eventId: id, position: 0, name: 'Arroz & brasa', drink: 'Garnacha', nameCa: 'Arròs' },
      { eventId: id, position: 1, name: 'Mató' },
    ])
    expect(await draftChronicle(id)).toMatchObject({
      title: 'Cena de prueba',
      title_ca: 'Sopar <de prova>',
      slug: 'cena-de-prueba',
      status: 'draft',
      event_id: String(id),
      content: `<p>Sábado, 19 de septiembre de 2026 · Carrer de l’Olivera, 12, Barcelona</p>
<h2>Lo que se comió</h2>
<ul><li>Arroz &amp; brasa · Garnacha</li><li>Mató</li></ul>`,
    })
    expect((await draftChronicle(id))?.content_ca).toContain('<li>Arròs · Garnacha</li>')
    expect(await database.$count(blogPosts)).toBe(0)
    expect((await draftChronicle(await makeEvent({ date: past })))?.content_ca).toBe('')
    expect(await draftChronicle(await makeEvent())).toBeNull()
  })

  test('is one for each dinner, whoever writes; a deleted event is refused, its chronicle stays', async () => {
    const id = await makeEvent({ date: past })
    const form = await startOf(id)
    const outcomes = await Promise.all([createPost(form, secretary), createPost(form, secretary)])
    expect(outcomes.filter((made) => made.ok).length).toBe(1)
    expect(outcomes).toContainEqual({ ok: false, reason: 'event-taken' })
    const written = (await findChronicleOf(id)) ?? 0
    const other = accepted(await createPost({ ...form, event_id: null }, secretary))
    expect(await updatePost(other.id, { ...form, version: 1 }, secretary)).toEqual({ ok: false, reason: 'event-taken' })
    expect((await listChronicleChoices(null)).length).toBe(0)
    expect((await listChronicleChoices(id)).map((choice) => choice.id)).toEqual([id])
    await database.delete(events).where(eq(events.id, id))
    expect(await updatePost(written, { ...form, version: 1 }, secretary)).toEqual({ ok: false, reason: 'event-gone' })
    expect(await database.select({ event: blogPosts.eventId }).from(blogPosts)).toEqual([
      { event: null },
      { event: null },
    ])
  })

  test('names the dinner to visitors once the event is visible', async () => {
    const id = await makeEvent({ date: past, status: 'draft', publishedAt: null })
    const form = await startOf(id)
    await createPost({ ...form, status: 'published' }, secretary)
    expect(await findPost('cena-de-prueba', 'es')).toMatchObject({ dinner: null })
    await updateRow(events, id, { status: 'published', publishedAt: past })
    expect(await findPost('cena-de-prueba', 'es')).toMatchObject({ dinner: { id, title: { text: 'Cena de prueba' } } })
  })
})
