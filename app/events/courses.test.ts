import { desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog } from '#app/database/schema.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { formValue, parseForm } from '#tests/harness/parse-form.ts'
import { listCourses } from './courses.server.ts'
import { findEvent } from './events.server.ts'
import { findEventForForm } from './panel/editor/edited-event.server.ts'
import { createEvent, updateEvent } from '#app/bookings/event-acts/save-event.server.ts'
import { eventSchemas } from './panel/editor/forms.ts'

const secretary = { id: 'secretaria' }

openTestDatabase('empty', 'panel')

const dinner = {
  title: 'Calçotada',
  description: 'Con romesco.',
  location: 'Valls',
  date: '2030-02-14T13:30',
  price: '12',
  max_participants: '30',
}
const menu = {
  'courses[0].name': 'Calçots',
  'courses[0].drink': 'Garnacha',
  'courses[0].drink_ca': 'Garnatxa',
  'courses[1].name': '',
  'courses[2].name': 'Xai a la brasa',
}

const parse = (given: Record<string, string>) => parseForm(eventSchemas.es, { ...dinner, ...given })

const fieldsOf = (given: Record<string, string>) => formValue(eventSchemas.es, { ...dinner, ...given })

async function makeDinner(given: Record<string, string>): Promise<number> {
  return accepted(await createEvent(fieldsOf(given), secretary)).id
}

describe('the menu of an event', () => {
  test('is saved with it in its order, without empty rows, and shown in one language with what lacks the other', async () => {
    const id = await makeDinner(menu)
    expect((await findEventForForm(id))?.fields.courses).toEqual([
      { name: 'Calçots', name_ca: '', drink: 'Garnacha', drink_ca: 'Garnatxa' },
      { name: 'Xai a la brasa', name_ca: '', drink: '', drink_ca: '' },
    ])
    expect((await findEvent(id, 'ca'))?.courses).toEqual([
      { name: 'Calçots', drink: 'Garnatxa', langs: { name: 'es' } },
      { name: 'Xai a la brasa', drink: '', langs: { name: 'es' } },
    ])
  })

  test('is replaced by the version that was opened only, and named in the audit event', async () => {
    const id = await makeDinner(menu)
    const turned = { 'courses[0].name': 'Xai a la brasa', 'courses[1].name': 'Calçots' }
    expect(await updateEvent(id, fieldsOf({ ...turned, version: '1' }), secretary)).toMatchObject({ ok: true })
    const names = async () => (await listCourses(database as never, id)).map(({ name }) => name)
    expect(await names()).toEqual(['Xai a la brasa', 'Calçots'])
    const [saved] = await database
      .select({ fields: auditLog.fields })
      .from(auditLog)
      .where(eq(auditLog.subject, String(id)))
      .orderBy(desc(auditLog.id))
    expect(saved?.fields).toEqual(['courses'])
    expect(await updateEvent(id, fieldsOf({ ...menu, version: '1' }), secretary)).toMatchObject({ reason: 'conflict' })
    expect(await names()).toEqual(['Xai a la brasa', 'Calçots'])
    await updateEvent(id, fieldsOf({ ...turned, version: '2' }), secretary)
    const audited = await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, String(id)))
    expect(audited.at(-1)?.fields).toEqual([])
  })

  test('needs the name of each course in the main language, and has at most twelve', () => {
    expect(parse({ 'courses[0].drink': 'Cava' }).reply().error).toEqual({ 'courses[0].name': ['courseNameless'] })
    const many = Array.from({ length: 13 }, (_, place) => [`courses[${place}].name`, 'Plato'])
    expect(parse(Object.fromEntries(many)).reply().error).toEqual({ courses: ['tooLong'] })
  })
})
