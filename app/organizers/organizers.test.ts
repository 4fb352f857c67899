import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, organizers } from '#app/database/schema.ts'
import { readListRequest } from '#app/platform/forms/list-request.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { insertRow } from '#tests/harness/rows.ts'
import { makeEvent } from '#tests/fixtures.ts'
import { formValue, parseForm } from '#tests/harness/parse-form.ts'
import { organizerSchemas } from './forms.ts'
import { deleteOrganizer, saveOrganizer } from './organizers.server.ts'
import { listOrganizers } from './organizer-list.server.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')

const filled = { name: 'Celler Mas Ametlla', country: 'España' }
const parse = (given: Record<string, string>) => parseForm(organizerSchemas.es, { ...filled, ...given })
const validFields = (given: Record<string, string> = {}) => formValue(organizerSchemas.es, { ...filled, ...given })

async function makeOrganizer(given: Partial<typeof organizers.$inferInsert> = {}): Promise<number> {
  const row = await insertRow(organizers, { name: 'Celler de la Nina', ...given })
  return row.id
}

const organizerOf = async (id: number) => (await database.select().from(organizers).where(eq(organizers.id, id)))[0]

test.each([
  ['name', ' ', 'nameMissing'],
  ['website', 'celler', 'urlInvalid'],
  ['website', 'javascript:alert(1)', 'urlInvalid'],
  ['instagram', 'ftp://example.org', 'urlInvalid'],
  ['email', 'celler@', 'emailInvalid'],
])('The form refuses %s «%s»: %s', (name, value, message) => {
  expect(parse({ [name]: value }).reply().error).toEqual({ [name]: [message] })
})

describe('saving an organizer', () => {
  test('stores its Catalan texts and networks', async () => {
    expect(
      await saveOrganizer(
        validFields({ name: 'Fonda Nova', name_ca: 'Fonda Nova', instagram: 'https://example.org/fonda' }),
        secretary,
      ),
    ).toEqual({ ok: true })
    const [row] = await database.select().from(organizers).where(eq(organizers.name, 'Fonda Nova'))
    expect(row).toMatchObject({
      nameCa: 'Fonda Nova',
      country: 'España',
      socialMedia: { instagram: 'https://example.org/fonda' },
      version: 1,
    })
  })

  test('keeps networks that are not in the form', async () => {
    const id = await makeOrganizer({
      socialMedia: { tiktok: 'https://example.org/t', facebook: 'https://example.org/f' },
    })
    expect(
      await saveOrganizer(validFields({ id: String(id), version: '1', twitter: 'https://example.org/x' }), secretary),
    ).toEqual({ ok: true })
    expect((await organizerOf(id))?.socialMedia).toEqual({
      tiktok: 'https://example.org/t',
      twitter: 'https://example.org/x',
    })
  })

  test('is refused over a newer version', async () => {
    const id = await makeOrganizer()
    await saveOrganizer(validFields({ id: String(id), version: '1', name: 'Primera' }), secretary)
    expect(await saveOrganizer(validFields({ id: String(id), version: '1', name: 'Segunda' }), secretary)).toEqual({
      ok: false,
      reason: 'conflict',
    })
    expect(await organizerOf(id)).toMatchObject({ name: 'Primera', version: 2 })
    expect(await saveOrganizer(validFields({ id: '999999', version: '1' }), secretary)).toEqual({
      ok: false,
      reason: 'unknown',
    })
  })
})

test('The list is sorted by name, and its search ignores case and accents', async () => {
  const second = await makeOrganizer({ name: 'Zàfir obrador' })
  const first = await makeOrganizer({ name: 'Àpat de zafir' })
  const found = await listOrganizers({
    request: readListRequest(new URL('http://x/?q=ZAFIR')),
    lacks: null,
    order: 'nombre',
  })
  expect(found.rows.map(({ id }) => id)).toEqual([first, second])
  expect(found.total).toBe(2)
})

describe('deleting an organizer', () => {
  test('is refused while events name it, with their titles', async () => {
    const id = await makeOrganizer()
    for (const title of ['Uno', 'Dos', 'Tres', 'Cuatro'])
      await makeEvent({ title, organizerId: id, date: new Date(2027, 1, 1) })
    expect(await deleteOrganizer(id, { id: 'montserrat' })).toMatchObject({
      ok: false,
      reason: 'in-use',
      titles: expect.arrayContaining(['Uno']) as string[],
      total: 4,
    })
    expect(await organizerOf(id)).toBeDefined()
  })

  test('succeeds once no event names it', async () => {
    const id = await makeOrganizer()
    expect(await deleteOrganizer(id, { id: 'montserrat' })).toEqual({ ok: true })
    expect(await deleteOrganizer(id, { id: 'montserrat' })).toEqual({ ok: false, reason: 'unknown' })
    const auditEvents = await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, String(id)))
    expect(auditEvents).toMatchObject([{ actor: 'montserrat', action: 'organizer.deleted' }])
  })
})

test('the list is in the order of the names that it shows, whichever language they are in', async () => {
  await database
    .insert(organizers)
    .values([
      { name: 'zzz Zafir' },
      { name: '', nameCa: 'zzz Àpats' },
      { name: 'zzz Botiga', nameCa: 'zzz Xarcuteria' },
    ])
  const list = await listOrganizers({
    request: readListRequest(new URL('http://x/?q=zzz')),
    lacks: null,
    order: 'nombre',
  })
  expect(list.rows.map(({ name }) => name)).toEqual(['zzz Àpats', 'zzz Botiga', 'zzz Zafir'])
})
