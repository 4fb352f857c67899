import { describe, expect, test } from 'vitest'
import { insertEvent } from '../harness/insert-rows.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { partyFields, registrationFields } from '../harness/registration-fields.ts'
import { testSite } from '../harness/site.ts'
import { fromElsewhere, visitor } from '../harness/visitor.ts'

const { server, sql } = testSite('empty', { TRUSTED_PROXIES: 'loopback' })

async function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await visitor(server.url).post(`${path}/inscripcion`, fields, { ...fromElsewhere(), ...headers })
  return { status: answer.status, text: await answer.text() }
}

const byScript = async (path: string, fields: Record<string, string>) => {
  const { status, text } = await send(path, fields, { Accept: 'application/json' })
  return { status, answer: (JSON.parse(text) as { answer: unknown }).answer }
}

const partiesOf = (event: number) => sql<{ size: number; guests: string[]; diets: number }[]>`
  select p.size, array_agg(r.full_name order by r.position) as guests, count(r.dietary_restrictions)::int as diets
  from event_parties p join event_registrations r on r.party_id = p.id where p.event_id = ${event} group by p.id`

describe.each([
  { home: '', left: 'Quedan 3 plazas.', beyond: '¿Sois más? Lista de espera' },
  { home: '/ca', left: 'Queden 3 places.', beyond: 'Sou més? Llista d’espera' },
])('The number of guests ends at the free seats in $home/', ({ home, left, beyond }) => {
  test.each([
    ['auto', true],
    ['off', false],
  ])('with offers %s, beyond them is the waiting list if there is one', async (offers, waits) => {
    const event = await insertEvent(sql, { max_participants: 3, offers })
    const { text } = await send(`${home}/eventos/${event}`, partyFields(2, { step: '1' }))
    expect(text).toContain(left)
    expect(text).toMatch(/<input[^>]*name="size"[^>]*max="3"|<input[^>]*max="3"[^>]*name="size"/)
    expect(text).toMatch(
      /<button[^>]*value="1"[^>]*aria-disabled="true"|<button[^>]*aria-disabled="true"[^>]*value="1"/,
    )
    expect([text.includes(beyond), new RegExp(`formaction="${home}/eventos/${event}/espera"`, 'i').test(text)]).toEqual(
      [waits, waits],
    )
  })
})

describe.each([
  { home: '', question: '¿Alergias o dieta?', label: 'Restricciones alimentarias' },
  { home: '/ca', question: 'Al·lèrgies o dieta?', label: 'Restriccions alimentàries' },
])('The diet of a party of one in $home/', ({ home, question, label }) => {
  const folds = (html: string) => html.match(/<details[^>]*diet-fold[\s\S]*?<\/details>/g) ?? []

  test('is behind one question, with boxes and words; it is open where something is given or wrong', async () => {
    const path = `${home}/eventos/${await insertEvent(sql)}`
    const [fold = '', ...others] = folds(await (await visitor(server.url).get(`${path}/inscripcion`)).text())
    expect(others).toEqual([])
    expect(fold).toContain(question)
    expect(fold).toContain('(opcional)')
    expect(fold).toContain(label)
    for (const name of ['allergens', 'traces', 'ways', 'dietary_restrictions', 'diet_consent'])
      expect(fold).toContain(`name="${name}"`)
    expect(fold).not.toMatch(/^<details[^>]* open=""/)
    const diets: Record<string, string>[] = [
      { dietary_restrictions: 'Celiaca' },
      { allergens: 'gluten', diet_consent: 'on' },
    ]
    for (const diet of diets) {
      const { status, text } = await send(path, registrationFields({ email: 'no e-mail', ...diet }))
      expect(status).toBe(422)
      expect(folds(text)[0]).toMatch(/^<details[^>]* open=""/)
    }
  })
})

describe.each([
  { home: '', more: 'Uno más', book: 'Reservar mesa', second: 'Comensal 2', noCharge: 'La web no cobra' },
  { home: '/ca', more: 'Un més', book: 'Reserva taula', second: 'Comensal 2', noCharge: 'El web no cobra' },
])('Without script in $home/', ({ home, more, book, second, noCharge }) => {
  test('the button «+» answers the page with one guest more and all that was typed, without errors', async () => {
    const event = await insertEvent(sql)
    const fields = partyFields(3, { email: 'no e-mail', step: '1', notes: 'A les nou' })
    const { status, text } = await send(`${home}/eventos/${event}`, fields)
    expect(status).toBe(200)
    expect(text.match(/name="guests\[\d\]\.full_name"/g)).toHaveLength(3)
    expect(text).toContain(`aria-label="${more}"`)
    expect(text).toContain(second)
    expect(text).toContain('4 × 85\u00a0€ = 340\u00a0€')
    expect(text).toContain(noCharge)
    expect(text).toContain(book)
    for (const typed of ['no e-mail', 'A les nou', 'Guest 2', 'Guest 3']) expect(text).toContain(typed)
    expect(text).not.toContain('aria-invalid="true"')
    expect(text).not.toContain('<title>Error')
    expect(await partiesOf(event)).toHaveLength(0)
  })

  test('a party of four is booked: four seats, names that follow, one mail', async () => {
    const event = await insertEvent(sql)
    const email = `party${home.replace('/', '-')}@example.org`
    const fields = partyFields(4, {
      email,
      'guests[0].dietary_restrictions': 'Celiaca',
      'guests[0].diet_consent': 'on',
      'guests[2].full_name': '',
    })
    expect((await send(`${home}/eventos/${event}`, fields)).status).toBe(200)
    expect(await partiesOf(event)).toEqual([
      { size: 4, guests: ['Clara Vidal Roca', 'Guest 2', 'Guest 3', ''], diets: 1 },
    ])
    const [counted] = await sql<{ registered: number }[]>`select registered from events where id = ${event}`
    expect(counted?.registered).toBe(4)
    const mails = async () => (await mailsIn(server.dataDir)).filter(({ to }) => to?.[0]?.address === email)
    await until(async () => (await mails()).length > 0)
    expect(await mails()).toHaveLength(1)
  })
})

test('a button «−» keeps what was typed for the guest who is not shown any more', async () => {
  const event = await insertEvent(sql)
  const fewer = await send(`/eventos/${event}`, partyFields(3, { step: '-1' }))
  expect(fewer.text).toMatch(/<fieldset[^>]*hidden=""[^>]*>(?:(?!<fieldset).)*Guest 3/s)
  // Only as many as the number says are booked.
  await send(`/eventos/${event}`, { ...partyFields(3), size: '2' })
  expect(await partiesOf(event)).toEqual([{ size: 2, guests: ['Clara Vidal Roca', 'Guest 2'], diets: 0 }])
})

test('wrong fields come back (422) with ten guests, each with what was typed, and the error at its guest', async () => {
  const event = await insertEvent(sql)
  const fields = partyFields(10, { 'guests[6].dietary_restrictions': 'Sin lactosa' })
  const { status, text } = await send(`/eventos/${event}`, fields)
  expect(status).toBe(422)
  for (const seat of [2, 3, 4, 5, 6, 7, 8, 9, 10]) expect(text).toContain(`value="Guest ${seat}"`)
  expect(text).toContain('value="Sin lactosa"')
  expect(text).toMatch(
    /name="guests\[6\]\.diet_consent"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="guests\[6\]\.diet_consent"/,
  )
  expect(text.match(/<details[^>]* open=""/g)).toHaveLength(1)
})

test('a form without the number of guests is a party of one, as before', async () => {
  const event = await insertEvent(sql)
  expect(await byScript(`/eventos/${event}`, registrationFields())).toEqual({ status: 200, answer: { state: 'done' } })
  expect(await partiesOf(event)).toMatchObject([{ size: 1 }])
})

test('the same party sent twice is one booking; with other guests it is refused', async () => {
  const event = await insertEvent(sql)
  const [first, second] = await Promise.all([1, 2].map(() => byScript(`/eventos/${event}`, partyFields(4))))
  expect([first?.status, second?.status]).toEqual([200, 200])
  expect(await partiesOf(event)).toHaveLength(1)
  expect(await byScript(`/eventos/${event}`, partyFields(5))).toMatchObject({
    status: 409,
    answer: { result: { error: { '': ['already'] } } },
  })
})

const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test.each([
  ['no seats at all', 'full', { max_participants: 1 }, 4],
  ['opens later', 'notOpen', { opens_at: hour(1) }, 1],
  ['registration is over', 'closed', { closes_at: hour(-1) }, 1],
  ['has begun', 'begun', { date: hour(-1) }, 1],
  ['is over', 'ended', { date: hour(-3) }, 1],
  ['is cancelled', 'eventCancelled', { status: 'cancelled', cancelled_at: hour(-1) }, 1],
])('an event that %s says «%s» (409)', async (_, error, event, size) => {
  const id = await insertEvent(sql, event)
  if (error === 'full') await send(`/eventos/${id}`, registrationFields({ email: 'first@example.org' }))
  const { status, answer } = await byScript(`/eventos/${id}`, partyFields(size))
  expect({ status, answer }).toMatchObject({
    status: 409,
    answer: { state: 'wrong', result: { error: { '': [error] } } },
  })
})

test('too many guests are refused at the number, too many for the free seats with advice', async () => {
  const limited = await insertEvent(sql, { party_limit: 5 })
  const large = await byScript(`/eventos/${limited}`, partyFields(6))
  expect(large).toMatchObject({ status: 409, answer: { result: { error: { size: ['partyTooLarge'] } } } })
  const event = await insertEvent(sql, { max_participants: 3 })
  const tight = await byScript(`/eventos/${event}`, partyFields(4))
  expect(tight).toMatchObject({ status: 409, answer: { result: { error: { '': ['fullParty'] } } } })
})

test('who finds no seats joins the waiting list with what was typed, whether it is full or somebody waits', async () => {
  const event = await insertEvent(sql, { max_participants: 5, offers: 'manual' })
  await send(`/eventos/${event}`, partyFields(2, { email: 'first@example.org' }))
  const fields = partyFields(4, {
    'guests[0].dietary_restrictions': 'Celiaca',
    'guests[0].diet_consent': 'on',
    phone: '600 11 22 33',
    how_did_you_know_us: 'Prensa/Medios',
    notes: 'Llegaremos tarde',
    is_member: 'on',
  })
  const refused = await send(`/ca/eventos/${event}`, fields)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Sou més que les places lliures')
  expect(refused.text).toContain(`formAction="/ca/eventos/${event}/espera"`)
  expect(refused.text).toContain('value="Guest 4"')
  // What is missing is asked for on the list's own form, which has all the rest.
  const asked = await visitor(server.url).post(`/ca/eventos/${event}/espera`, { ...fields, privacy: '' })
  const form = await asked.text()
  expect([asked.status, form.includes('>Llegaremos tarde</textarea>')]).toEqual([422, true])
  expect(form).toMatch(/<option value="Prensa\/Medios" selected="">/)
  expect(form).toMatch(/<input[^>]*name="is_member"[^>]*checked=""/)
  const joined = await visitor(server.url).post(`/ca/eventos/${event}/espera`, fields)
  expect(joined.status).toBe(200)
  const waiting = await sql`
    select size, contact_name, language, phone, how_did_you_know_us, notes, is_member, (select count(*)::int from event_registrations r where r.party_id = p.id) as guests
    from event_parties p where event_id = ${event} and state = 'waiting'`
  expect([...waiting]).toEqual([
    {
      size: 4,
      contact_name: 'Clara Vidal Roca',
      language: 'ca',
      phone: '600 11 22 33',
      how_did_you_know_us: 'Prensa/Medios',
      notes: 'Llegaremos tarde',
      is_member: true,
      guests: 0,
    },
  ])
  expect(await byScript(`/eventos/${event}`, fields)).toMatchObject({
    status: 409,
    answer: { result: { error: { '': ['waiting'] } } },
  })

  // The event grows: the first who waits has the turn.
  await sql`update events set max_participants = 6 where id = ${event}`
  const stranger = await send(`/eventos/${event}`, registrationFields({ email: 'stranger@example.org' }))
  expect(stranger.status).toBe(409)
  expect(stranger.text).toContain('Hay una lista de espera y alguien cabe antes')
  expect(stranger.text).toContain(`formAction="/eventos/${event}/espera"`)
})

test('a far row is not a form (400)', async () => {
  const event = await insertEvent(sql)
  expect((await send(`/eventos/${event}`, { 'guests[9999999].full_name': 'x' })).status).toBe(400)
})
