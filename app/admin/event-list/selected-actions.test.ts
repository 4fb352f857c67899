import { asc, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { PanelUser } from '#app/accounts/session/guard.server.ts'
import { auditLog, eventParties, events, organizers, usuarios } from '#app/database/schema.ts'
import { archiveEvent, unarchiveEvent } from '#app/events/panel/list/event-life.server.ts'
import { makeEvent, montserrat, register } from '#tests/fixtures.ts'
import { refreshClub } from '#app/platform/club.server.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { secretary } from '#tests/membership-fixtures.ts'
import { outcomeOf, sendSelected, undoRows } from '#tests/selection.ts'
import { selectedEventActs } from './selected-actions.server.ts'

openTestDatabase('empty', 'panel')

const acts = selectedEventActs('es')
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const draft = { status: 'draft', publishedAt: null } as const
const make = (title: string, given: Partial<typeof events.$inferInsert> = {}) => makeEvent({ title, ...given })
const send = (act: string, rows: string[]) => sendSelected(acts[act], rows)
const stored = (...ids: number[]) =>
  database.select().from(events).where(inArray(events.id, ids)).orderBy(asc(events.id))
const auditsOf = async (id: number) =>
  (
    await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, String(id)))
      .orderBy(asc(auditLog.id))
  ).map(({ action, fields }) => [action, ...fields].join(' '))

describe('publishing ticked events', () => {
  test('does what can be done, says why of the rest, and is taken back as a whole', async () => {
    const later = inDays(3)
    const [one, scheduled] = [await make('Xató', draft), await make('Calçots', { publishedAt: later })]
    const before = await stored(one, scheduled)
    const others = [
      await make('Visible'),
      await make('Cancelado', { status: 'cancelled' }),
      await make('Pasado', { ...draft, date: inDays(-1) }),
      await make('Cambiado', { ...draft, version: 4 }),
    ]
    const done = await send(
      'publish-selected',
      [...others, one, scheduled].map((id) => `${id}:1`),
    )
    expect(outcomeOf(done)).toEqual([
      '2 eventos publicados',
      'Visible: ya estaba publicado.',
      'Cancelado: está cancelado.',
      'Pasado: su fecha ya ha pasado.',
      'Cambiado: alguien lo ha cambiado mientras tanto.',
    ])
    for (const event of await stored(one, scheduled)) {
      expect(event).toMatchObject({ status: 'published', version: 2 })
      expect(Date.now() - Number(event.publishedAt)).toBeLessThan(60_000)
    }
    expect(await auditsOf(one)).toEqual(['event.updated status published_at'])
    expect(outcomeOf(await sendSelected(acts['undo-publish-selected'], undoRows(done), {}))).toEqual([
      '2 eventos vuelven a estar como antes',
    ])
    const after = await stored(one, scheduled)
    expect(after).toEqual(before.map((event, n) => ({ ...event, version: 3, updatedAt: after[n]?.updatedAt })))
  })

  test('at the same time and again, publishes each once', async () => {
    const ids = [await make('A', draft), await make('B', draft)]
    const rows = ids.map((id) => `${id}:1`)
    const bursts = await Promise.all([send('publish-selected', rows), send('publish-selected', rows.toReversed())])
    expect(bursts.flatMap(undoRows)).toHaveLength(ids.length)
    expect(new Set(bursts.flatMap(undoRows))).toEqual(new Set(ids.map((id) => `${id}:2`)))
    expect(outcomeOf(await send('publish-selected', rows))[0]).toBe('No se ha publicado ninguno')
    for (const id of ids) expect(await auditsOf(id)).toHaveLength(1)
  })

  test('leaves those with a price that nobody says how to pay; a draft goes back to what it was', async () => {
    await database.execute(sql`insert into club_versions (version, facts) values (1, '{"street": "Carrer Nou, 1"}')`)
    await refreshClub()
    const made = [
      await make('Calla', { ...draft, price: 30 }),
      await make('Habla', { ...draft, price: 30, howToPayCa: 'En arribar' }),
      await make('Gratis', { ...draft, price: 0 }),
    ]
    const question = await sendSelected(
      acts['publish-selected'],
      made.map((id) => `${id}:1`),
      {},
    )
    expect(question.question?.text).toContain('si ni ellos ni «El club» dicen cómo se paga')
    expect(
      outcomeOf(
        await send(
          'publish-selected',
          made.map((id) => `${id}:1`),
        ),
      ),
    ).toEqual(['2 eventos publicados', 'Calla: tiene precio y no dice cómo se paga.'])
    const old = await make('De antes', { price: 30 })
    const hidden = await send('unpublish-selected', [`${old}:1`])
    expect(outcomeOf(await sendSelected(acts['undo-unpublish-selected'], undoRows(hidden), {}))).toEqual([
      '1 evento vuelve a estar como antes',
    ])
    await database.execute(sql`delete from club_versions`)
    await refreshClub()
  })

  test('is not taken back once somebody has booked or saved it', async () => {
    const [booked, saved] = [await make('Reservado', draft), await make('Guardado', draft)]
    const done = await send('publish-selected', [`${booked}:1`, `${saved}:1`])
    expect(await register(booked, montserrat())).toMatchObject({ ok: true })
    await updateRow(events, saved, { price: 90, version: sql`version + 1` })
    expect(outcomeOf(await sendSelected(acts['undo-publish-selected'], undoRows(done), {}))).toEqual([
      'No se ha deshecho nada',
      'Reservado: tiene reservas o gente en espera.',
      'Guardado: alguien lo ha cambiado mientras tanto.',
    ])
  })
})

test('What nobody has booked becomes a draft, and gets its moment back', async () => {
  const [empty, booked] = [await make('Vacío'), await make('Reservado')]
  await register(booked, montserrat())
  const [before] = await stored(empty)
  const done = await send('unpublish-selected', [`${empty}:1`, `${booked}:1`])
  expect(outcomeOf(done)).toEqual(['1 evento es ahora un borrador', 'Reservado: tiene reservas o gente en espera.'])
  expect((await stored(empty))[0]).toMatchObject({ status: 'draft', publishedAt: null })
  await sendSelected(acts['undo-unpublish-selected'], undoRows(done), {})
  expect((await stored(empty))[0]).toMatchObject({ status: 'published', publishedAt: before?.publishedAt })
})

describe('archiving', () => {
  test('is for what is over, happens once, and is taken back unless somebody has archived it again', async () => {
    const [past, other, coming] = [
      await make('Pasado', { date: inDays(-2) }),
      await make('Otro', { date: inDays(-3) }),
      await make('Próximo'),
    ]
    const rows = [past, other, coming].map((id) => `${id}:1`)
    const done = await send('archive-selected', rows)
    expect(outcomeOf(done)).toEqual(['2 eventos archivados', 'Próximo: todavía no se ha celebrado.'])
    expect(outcomeOf(await send('archive-selected', rows)).slice(1, 3)).toEqual([
      'Pasado: ya estaba archivado.',
      'Otro: ya estaba archivado.',
    ])
    await unarchiveEvent(other, secretary)
    await archiveEvent(other, secretary)
    expect(outcomeOf(await sendSelected(acts['undo-archive-selected'], undoRows(done), {}))).toEqual([
      '1 evento vuelve a estar como antes',
      'Otro: alguien lo ha cambiado mientras tanto.',
    ])
    expect((await stored(past, other)).map(({ archivedAt }) => archivedAt !== null)).toEqual([false, true])
    expect(await auditsOf(past)).toEqual(['event.archived', 'event.unarchived'])
  })

  test('is ended for many at once, and this is taken back', async () => {
    const [archived, plain] = [
      await make('Guardado', { date: inDays(-2), archivedAt: inDays(-1) }),
      await make('Pasado', { date: inDays(-2) }),
    ]
    const done = await send('unarchive-selected', [`${archived}:1`, `${plain}:1`])
    expect(outcomeOf(done)).toEqual(['1 evento desarchivado', 'Pasado: no estaba archivado.'])
    await sendSelected(acts['undo-unarchive-selected'], undoRows(done), {})
    expect((await stored(archived))[0]?.archivedAt).toBeInstanceOf(Date)
    const again = await send('unarchive-selected', [`${archived}:1`])
    await archiveEvent(archived, secretary)
    await unarchiveEvent(archived, secretary)
    expect(outcomeOf(await sendSelected(acts['undo-unarchive-selected'], undoRows(again), {}))).toEqual([
      'No se ha deshecho nada',
      'Guardado: alguien lo ha cambiado mientras tanto.',
    ])
    expect((await stored(archived))[0]?.archivedAt).toBeNull()
  })
})

describe('deleting', () => {
  test('asks with the number of bookings that go, and leaves what somebody counts on', async () => {
    const [empty, past, coming] = [await make('Vacío'), await make('Pasado'), await make('Próximo')]
    for (const event of [past, coming]) await register(event, montserrat())
    await updateRow(events, past, { date: inDays(-1) })
    const question = await sendSelected(acts['delete-selected'], [`${empty}:1`, `${past}:1:1`, `${coming}:1:1`], {})
    expect(question.question).toMatchObject({ title: '¿Eliminar 3 eventos?', danger: true })
    expect(question.question?.text).toContain('También se eliminan 2 inscripciones')
    const tooFew = await send('delete-selected', [`${past}:1`])
    expect(outcomeOf(tooFew)).toEqual([
      'No se ha eliminado ninguno',
      'Pasado: mientras tanto han llegado inscripciones.',
    ])
    const done = await send('delete-selected', [`${empty}:1`, `${past}:1:1`, `${coming}:1:1`])
    expect(outcomeOf(done)).toEqual(['2 eventos eliminados', 'Próximo: tiene reservas o gente en espera; cancélalo.'])
    expect(outcomeOf(await sendSelected(acts['undo-delete-selected'], undoRows(done), {}))).toEqual([
      '2 eventos vuelven a estar como antes',
    ])
    expect((await stored(empty, past)).map(({ title }) => title)).toEqual(['Vacío', 'Pasado'])
    expect(await database.$count(eventParties, eq(eventParties.eventId, past))).toBe(0)
  })
})

test('Of an event that the account does not see, neither name nor state is told or changed', async () => {
  const [own, other] = await database
    .insert(organizers)
    .values([{ name: 'Fonda' }, { name: 'Celler' }])
    .returning()
  await database
    .insert(usuarios)
    .values({ id: 'ona', email: 'ona@example.org', role: 14, organizerId: own?.id ?? null })
  const [mine, theirs] = [
    await make('Mío', { ...draft, organizerId: own?.id ?? null }),
    await make('Ajeno', { ...draft, organizerId: other?.id ?? null }),
  ]
  const organizer = { id: 'ona', role: 'organizer' } as PanelUser
  const done = await sendSelected(acts['publish-selected'], [`${mine}:1`, `${theirs}:1`], { asked: 'yes' }, organizer)
  expect(outcomeOf(done)).toEqual(['1 evento publicado', 'Una de las filas: ya no existe.'])
  expect((await stored(theirs))[0]?.status).toBe('draft')
})
