import { beforeAll, describe, expect, test } from 'vitest'
import ca from '#app/i18n/ca/index.ts'
import es from '#app/i18n/es/index.ts'
import { linkToken } from '#app/platform/secrets/secrets.server.ts'
import { testDatabase } from '../harness/database.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { partyFields, registrationFields } from '../harness/registration-fields.ts'
import { daylight } from '../harness/server.ts'
import { testSite } from '../harness/site.ts'
import { fromElsewhere, pageText, visitor } from '../harness/visitor.ts'
import { joinPronouns } from '#app/i18n/catalan-pronouns.ts'

const database = testDatabase('empty')
// Before the server reads it: nobody here is asked to confirm a booking by mail.
beforeAll(async () => {
  await sql`insert into club_versions (version, facts) values (1, ${sql.json({ networks: '10.1.0.0/16' })})`
})
const { server, sql } = testSite(database, { TRUSTED_PROXIES: 'loopback', ...daylight })
let visitors = 0

async function send(path: string, fields: Record<string, string> | URLSearchParams) {
  const answer = await visitor(server.url).post(path, fields, fromElsewhere())
  return { status: answer.status, to: answer.headers.get('Location'), page: await pageText(answer) }
}

async function open(path: string) {
  const answer = await visitor(server.url).get(path, fromElsewhere())
  return { status: answer.status, to: answer.headers.get('Location'), page: await pageText(answer) }
}

/** Every booking of the event has paid 85 € for each seat. */
async function pay(event: number) {
  await sql`update event_registrations set paid_share = 85 where event_id = ${event}`
  await sql`update event_parties set payment_state = 'paid', paid_amount = 85 * size, paid_way = 'transfer', paid_at = now()
    where event_id = ${event} and state = 'booked'`
}

type Party = { id: string; token: string; page: string; cancel: string }

function partyOf(id: string, home: string): Party {
  const token = linkToken('cancel-registration', id)
  return { id, token, page: `${home}/reserva?token=${token}`, cancel: `${home}/inscripcion/cancelar?token=${token}` }
}

async function newest(event: number, home: string): Promise<Party> {
  const [row] = await sql<{ id: string }[]>`
    select id from event_parties where event_id = ${event} order by created_at desc limit 1`
  return partyOf(row?.id ?? '', home)
}

async function book(event: number, size: number, home = ''): Promise<Party> {
  const email = `guest${(visitors += 1)}@example.org`
  const booked = await send(`${home}/eventos/${event}/inscripcion`, partyFields(size, { email }))
  expect(booked.status).toBe(200)
  return newest(event, home)
}

async function join(event: number, size: number, home = ''): Promise<Party> {
  const fields = registrationFields({ email: `waits${(visitors += 1)}@example.org`, size: `${size}` })
  const joined = await send(`${home}/eventos/${event}/espera`, fields)
  expect(joined.status).toBe(200)
  return newest(event, home)
}

async function stored(party: Party) {
  const [row] = await sql<{ state: string; size: number; version: number; refund_due: string | null }[]>`
    select state, size, version, refund_due from event_parties where id = ${party.id}`
  const guests = await sql<{ id: string; full_name: string; diet: boolean }[]>`
    select id, full_name, dietary_restrictions is not null as diet from event_registrations
    where party_id = ${party.id} and cancelled_at is null order by position`
  return { ...row, guests }
}

/** What the page's form sends, with these changes. */
async function act(party: Party, name: string, fields: Record<string, string | string[]> = {}) {
  const { version } = await stored(party)
  const form = new URLSearchParams({ token: party.token, version: `${version}`, act: name })
  for (const [field, value] of Object.entries(fields)) {
    form.delete(field)
    for (const one of [value].flat()) form.append(field, one)
  }
  return send(party.page, form)
}

/** The guests of a party as the page sends them, with other names and diets. */
async function guestFields(party: Party, changes: readonly { name?: string; diet?: string; consent?: boolean }[] = []) {
  const { guests } = await stored(party)
  const fields: Record<string, string> = {}
  guests.forEach(({ id, full_name: name }, index) => {
    const change = changes[index] ?? {}
    const row = index === 0 ? '' : `guests[${index + 1}].`
    if (row) fields[`${row}id`] = id
    fields[`${row}full_name`] = change.name ?? name
    fields[`${row}dietary_restrictions`] = change.diet ?? ''
    if (change.consent) fields[`${row}diet_consent`] = 'on'
  })
  return fields
}

const languages = [
  {
    home: '',
    table: 'Tu reserva para 3',
    companion: 'Comensal 3',
    replaced: 'Guardado. Quien viene ahora no hereda la dieta ni el enlace de antes: pásale el suyo.',
    stale: 'La reserva ha cambiado mientras la tenías abierta. Revisa',
    storedNow: 'Guardado ahora: Guest 2',
    consent: 'Confirma que tienes su permiso',
    who: '¿Quiénes no vienen? Elige 2.',
    choose: 'Elige a 2 personas.',
    full: 'No queda sitio para tantos',
    line: 'Las plazas libres son de la lista de espera',
    tooLarge: 'Como mucho, 4 por reserva',
    late: 'El plazo para cambiar nombres ha terminado',
    begun: 'El evento ya ha empezado',
    over: 'El evento ha terminado',
    memory: 'Ver cómo fue',
    noRefund: 'El plazo ha terminado: según los términos, las sillas que dejes ya no dan derecho a reembolso.',
    refund: 'devolvemos lo que se haya pagado por cada una',
    changed: 'El evento ha cambiado desde que reservaste',
    unknown: 'Este enlace no es válido',
    ahead: 'Delante: 2 mesas, 5 personas.',
    rule: 'Cada plaza libre se ofrece a la primera mesa que quepa entera.',
    larger: 'En la lista solo se puede ser menos',
    left: 'Ya no estáis en la lista de espera',
    offer: 'Hay sitio para 2. Es vuestro',
    lapsed: 'Gracias por avisar',
    cancelQuestion: 'Vas a cancelar la reserva de 3 de Clara Vidal Roca en:',
    some: '¿Solo algunos no pueden venir?',
    cancelled: 'Vuestra reserva está cancelada',
    byGuest: 'Se canceló con este enlace el',
    byOffice: 'La canceló el club el',
    joined: 'Estáis en la lista de espera',
    noSeat: 'Todavía no tenéis plaza',
    seatsFree: 'Hay sitio: se puede reservar',
    already: 'Ya hay una reserva o un puesto en la lista',
    closed: 'La lista de espera de este evento está cerrada',
    eventCancelled: 'El evento está cancelado',
  },
  {
    home: '/ca',
    table: 'La teva reserva per a 3',
    companion: 'Comensal 3',
    replaced: joinPronouns('Desat. Qui ve ara no hereta la dieta ni l’enllaç d’abans: passa-li el seu.'),
    stale: 'La reserva ha canviat mentre la tenies oberta. Revisa',
    storedNow: 'Desat ara: Guest 2',
    consent: 'Confirma que en tens el permís',
    who: 'Qui no ve? Tria’n 2.',
    choose: 'Tria 2 persones.',
    full: 'No queda lloc per a tants',
    line: 'Les places lliures són de la llista d’espera',
    tooLarge: 'Com a màxim, 4 per reserva',
    late: 'El termini per canviar noms s’ha acabat',
    begun: 'L’esdeveniment ja ha començat',
    over: 'L’esdeveniment s’ha acabat',
    memory: 'Mostra com va anar',
    noRefund: 'El termini s’ha acabat: segons els termes, les cadires que deixis ja no donen dret a reemborsament.',
    refund: 'tornem el que s’hagi pagat per cada una',
    changed: 'L’esdeveniment ha canviat d’ençà que vas reservar',
    unknown: 'Aquest enllaç no és vàlid',
    ahead: 'Al davant: 2 taules, 5 persones.',
    rule: 'Cada plaça lliure s’ofereix a la primera taula que hi càpiga sencera.',
    larger: 'A la llista només es pot ser menys',
    left: 'Ja no sou a la llista d’espera',
    offer: 'Hi ha lloc per a 2. És vostre',
    lapsed: 'Gràcies per avisar',
    cancelQuestion: 'Ets a punt de cancel·lar la reserva de 3 de Clara Vidal Roca a:',
    some: 'Només alguns no poden venir?',
    cancelled: 'La vostra reserva està cancel·lada',
    byGuest: 'Es va cancel·lar amb aquest enllaç',
    byOffice: 'La va cancel·lar el club',
    joined: 'Sou a la llista d’espera',
    noSeat: 'Encara no teniu plaça',
    seatsFree: 'Hi ha lloc: es pot reservar',
    already: 'Ja hi ha una reserva o un lloc a la llista',
    closed: 'La llista d’espera d’aquest esdeveniment està tancada',
    eventCancelled: 'L’esdeveniment està cancel·lat',
  },
]

describe.concurrent.each(languages)('Without script in $home/: a booking', (t) => {
  const { home } = t

  test('is shown with its guests; names and diets are saved in place, a diet with its consent only', async () => {
    const event = await insertEvent(sql)
    const party = await book(event, 3, home)
    await pay(event)
    const { guests } = await stored(party)
    const { status, page } = await open(party.page)
    expect(status).toBe(200)
    for (const words of [t.table, 'Guest 2', '3 × 85\u00a0€ = 255\u00a0€', t.refund]) expect(page).toContain(words)
    const wrong = await act(party, 'guests', await guestFields(party, [{}, { name: 'Aina', diet: 'Sense gluten' }]))
    expect(wrong.status).toBe(422)
    for (const words of ['value="Aina"', 'value="Sense gluten"', t.consent]) expect(wrong.page).toContain(words)
    expect(await stored(party)).toMatchObject({ version: 1, guests })

    const fields = await guestFields(party, [{}, { name: 'Aina', diet: 'Sense gluten', consent: true }, { name: '' }])
    const saved = await act(party, 'guests', fields)
    expect([saved.status, saved.to]).toEqual([303, `${party.page}&hecho=replaced`])
    const now = await open(saved.to ?? '')
    for (const words of [t.replaced, 'Aina', 'Sense gluten', t.companion]) expect(now.page).toContain(words)
    expect((await stored(party)).guests.map(({ full_name, diet }) => [full_name, diet])).toEqual([
      ['Clara Vidal Roca', false],
      ['Aina', true],
      ['', false],
    ])
  })

  test('that somebody else has changed is shown as it is stored, with what was typed', async () => {
    const party = await book(await insertEvent(sql), 3, home)
    const typed = await guestFields(party, [{}, { name: 'Aina Rovira' }])
    await sql`update event_parties set version = version + 1 where id = ${party.id}`
    const stale = await act(party, 'guests', { ...typed, version: '1' })
    expect(stale.status).toBe(409)
    for (const words of [t.stale, 'value="Aina Rovira"', t.storedNow, 'name="version" value="2"'])
      expect(stale.page).toContain(words)
    expect((await stored(party)).guests.map(({ full_name }) => full_name)).toContain('Guest 2')
    expect((await act(party, 'guests', typed)).status).toBe(303)
  })

  test('of fewer asks who of the named ones leaves; the seats go to the waiting list, the refund to the club', async () => {
    const event = await insertEvent(sql, { max_participants: 3 })
    const party = await book(event, 3, home)
    await pay(event)
    const waiting = await join(event, 2, home)
    const asked = await act(party, 'size', { size: '1' })
    expect(asked.status).toBe(200)
    expect(asked.page).toContain(t.who)
    const { guests } = await stored(party)
    const leaving = guests.slice(1).map(({ id }) => id)
    const one = await act(party, 'size', { size: '1', asked: '1', leaving: leaving.slice(0, 1) })
    expect([one.status, one.page.includes(t.choose)]).toEqual([422, true])
    expect((await act(party, 'size', { size: '1', asked: '1', leaving })).status).toBe(303)
    expect(await stored(party)).toMatchObject({ size: 1, refund_due: '170.00', guests: [{ id: party.id }] })
    expect(await stored(waiting)).toMatchObject({ state: 'offered' })
  })

  test('of more takes free seats only, before nobody who waits, and within the limit of the event', async () => {
    const event = await insertEvent(sql, { max_participants: 6, party_limit: 4 })
    const party = await book(event, 3, home)
    expect((await act(party, 'size', { size: '5' })).page).toContain(t.tooLarge)
    expect((await act(party, 'size', { size: '4' })).status).toBe(303)
    expect(await stored(party)).toMatchObject({ size: 4, guests: { length: 4 } })
    const other = await book(event, 2, home)
    const full = await act(other, 'size', { size: '3' })
    expect([full.status, full.page.includes(t.full)]).toEqual([409, true])
    await join(event, 1, home)
    await sql`update events set offers = 'manual' where id = ${event}`
    await sql`update events set max_participants = 7 where id = ${event}`
    const line = await act(other, 'size', { size: '3' })
    expect([line.status, line.page.includes(t.line)]).toEqual([409, true])
    expect(await stored(other)).toMatchObject({ size: 2, version: 1 })
  })

  test('shows the next number for the buttons of the stepper and saves nothing', async () => {
    const party = await book(await insertEvent(sql), 3, home)
    const { version } = await stored(party)
    const stepped = await send(party.page, { token: party.token, version: `${version}`, size: '3', step: '1' })
    expect(stepped.status).toBe(200)
    expect(stepped.page).toMatch(/class="stepper-value"[^>]*value="4"|value="4"[^>]*class="stepper-value"/)
    expect(await stored(party)).toMatchObject({ size: 3, version })
  })

  test('after the deadline has names as text, and still takes diets', async () => {
    const event = await insertEvent(sql)
    const party = await book(event, 2, home)
    await sql`update events set edits_until = now() - interval '1 hour' where id = ${event}`
    const { page } = await open(party.page)
    expect(page).toContain(t.late)
    expect(page).not.toMatch(/name="(guests\[\d+\]\.)?full_name"/)
    const fields = await guestFields(party, [{ name: 'Somebody else' }, { diet: 'Celíac', consent: true }])
    expect((await act(party, 'guests', fields)).status).toBe(303)
    expect((await stored(party)).guests).toMatchObject([
      { full_name: 'Clara Vidal Roca', diet: false },
      { full_name: 'Guest 2', diet: true },
    ])
    expect((await act(party, 'size', { size: '3' })).status).toBe(409)
  })

  test('has on the day of the event the tickets first, then the facts, then the guests', async () => {
    const event = await insertEvent(sql)
    const party = await book(event, 2, home)
    const order = ({ page }: { page: string }) =>
      ['id="tickets"', '"facts-card-list"', 'id="who"'].sort((one, other) => page.indexOf(one) - page.indexOf(other))
    expect(order(await open(party.page))).toEqual(['id="who"', 'id="tickets"', '"facts-card-list"'])
    await sql`update events set date = now() + interval '1 minute' where id = ${event}`
    expect(order(await open(party.page))).toEqual(['id="tickets"', '"facts-card-list"', 'id="who"'])
    // No job of a dinner that begins while the others run.
    await sql`update events set date = now() + interval '7 days' where id = ${event}`
  })

  test('says before that a cancellation is too late for a refund, but not after a change of the event', async () => {
    const event = await insertEvent(sql, { inHours: 30 })
    const party = await book(event, 2, home)
    expect((await open(party.page)).page).not.toContain(t.noRefund)
    await pay(event)
    expect((await open(party.page)).page).toContain(t.noRefund)
    await sql`update events set changed_at = now() where id = ${event}`
    const { page } = await open(party.page)
    expect(page).toContain(t.changed)
    expect(page).not.toContain(t.noRefund)
  })

  test('of an event that has begun or is cancelled says so, and changes nothing', async () => {
    const event = await insertEvent(sql)
    const party = await book(event, 2, home)
    const fields = await guestFields(party, [{}, { name: 'Aina' }])
    await sql`update events set status = 'cancelled', cancelled_at = now() where id = ${event}`
    expect((await open(party.page)).page).toContain(t.eventCancelled)
    await sql`update events set status = 'published', date = now() - interval '1 hour' where id = ${event}`
    expect((await open(party.page)).page).toContain(t.begun)
    const late = await act(party, 'guests', fields)
    expect([late.status, late.page.includes(t.begun)]).toEqual([409, true])
    expect(await stored(party)).toMatchObject({ version: 1 })
  })

  test('of an event that is over says so, and leads to what stays of it; one that was cancelled stays cancelled', async () => {
    const event = await insertEvent(sql)
    const party = await book(event, 2, home)
    await sql`update events set date = now() - interval '1 day' where id = ${event}`
    const { page } = await open(party.page)
    expect([page.includes(t.over), page.includes(t.begun)]).toEqual([true, false])
    expect(page).toMatch(new RegExp(`href="${home}/eventos/${event}"[^>]*>${t.memory}`))
    await sql`update events set status = 'cancelled', cancelled_at = now() where id = ${event}`
    expect((await open(party.page)).page).toContain(t.eventCancelled)
  })

  test('says before its cancellation why it is refunded: in time, or after a change', async () => {
    const event = await insertEvent(sql)
    const party = await book(event, 2, home)
    const { unpaid, ...t } = (home ? ca : es).events.cancel
    const [inTime, changed] = [t.inTime('170\u00a0€'), t.changed('170\u00a0€')]
    const before = (await open(party.cancel)).page
    expect([before.includes(unpaid), before.includes(inTime)]).toEqual([true, false])
    await pay(event)
    const early = (await open(party.cancel)).page
    expect([early.includes(inTime), early.includes(changed)]).toEqual([true, false])
    await sql`update events set changed_at = now() where id = ${event}`
    const moved = (await open(party.cancel)).page
    expect([moved.includes(inTime), moved.includes(changed)]).toEqual([false, true])
  })

  test('of three is cancelled whole on the page of the older links, which names the table', async () => {
    const event = await insertEvent(sql, { max_participants: 3 })
    const party = await book(event, 3, home)
    await pay(event)
    const waiting = await join(event, 2, home)
    const { page } = await open(party.cancel)
    for (const words of [t.cancelQuestion, t.some, `/reserva?token=${party.token}#size`]) expect(page).toContain(words)
    const done = await send(party.cancel, { token: party.token })
    expect([done.status, done.page.includes(t.cancelled)]).toEqual([200, true])
    expect(await stored(party)).toMatchObject({ state: 'cancelled', refund_due: '255.00', guests: [] })
    expect(await stored(waiting)).toMatchObject({ state: 'offered' })
    expect((await open(party.page)).page).toContain(t.byGuest)
    await sql`update event_parties set cancelled_by = 'office' where id = ${party.id}`
    expect((await open(party.page)).page).toContain(t.byOffice)
  })
})

describe.concurrent.each(languages)('Without script in $home/: the waiting list', (t) => {
  const { home } = t

  /** A full event with three parties waiting. */
  async function makeList() {
    const event = await insertEvent(sql, { max_participants: 6 })
    await book(event, 4, home)
    const seated = await book(event, 2, home)
    const [first, second, third] = [await join(event, 3, home), await join(event, 2, home), await join(event, 4, home)]
    return { event, seated, first, second, third }
  }

  test('is joined with size and contact; the page says no seat yet, what is ahead and the rule', async () => {
    const { event, third } = await makeList()
    const fields = registrationFields({ email: 'last@example.org', size: '2' })
    const { status, page } = await send(`${home}/eventos/${event}/espera`, fields)
    expect(status).toBe(200)
    for (const words of [t.joined, t.noSeat, t.rule]) expect(page).toContain(words)
    expect(page).not.toContain((await newest(event, home)).token)
    const again = await send(`${home}/eventos/${event}/espera`, fields)
    expect(again.status).toBe(200)
    const other = await send(`${home}/eventos/${event}/espera`, { ...fields, size: '3' })
    expect([other.status, other.page.includes(t.already)]).toEqual([409, true])
    expect((await open(third.page)).page).toContain(t.ahead)
  })

  test('refuses wrong fields, who fits, and an event without offers, and keeps what was typed', async () => {
    const event = await insertEvent(sql)
    const path = `${home}/eventos/${event}/espera`
    const fields = registrationFields({ size: '2' })
    const wrong = await send(path, { ...fields, email: 'clara@' })
    expect([wrong.status, wrong.page.includes('value="clara@"')]).toEqual([422, true])
    const free = await send(path, fields)
    expect([free.status, free.page.includes(t.seatsFree)]).toEqual([409, true])
    expect(free.page).toContain('value="clara@example.org"')
    await sql`update events set offers = 'off' where id = ${event}`
    const closed = await send(path, fields)
    expect([closed.status, closed.page.includes(t.closed)]).toEqual([409, true])
    const stepped = await send(path, { ...fields, step: '1' })
    expect(stepped.status).toBe(200)
    expect(await sql`select from event_parties where event_id = ${event}`).toHaveLength(0)
  })

  test('lets a party shrink in its place and leave with one button, but not grow', async () => {
    const { third } = await makeList()
    const larger = await act(third, 'shrink', { size: '5' })
    expect([larger.status, larger.page.includes(t.larger)]).toEqual([409, true])
    expect((await act(third, 'shrink', { size: '3' })).to).toBe(`${third.page}&hecho=shrunk`)
    expect((await open(third.page)).page).toContain(t.ahead)
    expect((await act(third, 'leave')).status).toBe(303)
    expect((await open(third.page)).page).toContain(t.left)
    expect((await act(third, 'leave', { version: '1' })).status).toBe(303)
  })

  test('makes an offer that is accepted for fewer, with names', async () => {
    const { seated, second } = await makeList()
    await send(seated.cancel, { token: seated.token })
    expect(await stored(second)).toMatchObject({ state: 'offered' })
    await sql`update event_parties set offer_expires_at = now() + interval '5 hours' where id = ${second.id}`
    const { page } = await open(second.page)
    expect(page).toContain(t.offer)
    // A form of the waiting page does not give up the offer that it did not show.
    expect((await act(second, 'leave', { version: '1' })).status).toBe(409)
    expect(await stored(second)).toMatchObject({ state: 'offered' })
    const aina = { 'guests[0].full_name': 'Aina', 'guests[0].dietary_restrictions': 'Vegana' }
    const guests = { full_name: 'Clara Vidal Roca', ...aina }
    const wrong = await act(second, 'accept', guests)
    expect([wrong.status, wrong.page.includes('value="Vegana"')]).toEqual([422, true])
    const whole = { ...guests, 'guests[0].diet_consent': 'on' }
    const taken = await act(second, 'accept', whole)
    expect([taken.status, taken.to]).toEqual([303, `${second.page}&hecho=accepted`])
    expect(await stored(second)).toMatchObject({ state: 'booked', guests: [{}, { full_name: 'Aina', diet: true }] })
    expect((await act(second, 'accept', whole)).status).toBe(303)
  })

  test('passes an offer on that is declined; one press goes back to the end of the list', async () => {
    const { seated, second } = await makeList()
    await send(seated.cancel, { token: seated.token })
    expect((await act(second, 'decline')).status).toBe(303)
    expect((await open(second.page)).page).toContain(t.lapsed)
    const back = await act(second, 'rejoin')
    expect([back.status, back.to]).toEqual([303, `${second.page}&hecho=rejoined`])
    const gone = await act(second, 'guests', { full_name: 'Clara Vidal Roca' })
    expect(gone.status).toBe(409)
  })

  test('keeps the older links for bookings: they lead to its own page', async () => {
    const { third } = await makeList()
    for (const path of ['cancelar', 'confirmar']) {
      const { status, to } = await open(`${home}/inscripcion/${path}?token=${third.token}`)
      expect([status, to]).toEqual([302, third.page])
    }
  })
})

test('a contact with two bookings of an event is told why one cannot take the name of the other', async () => {
  const event = await insertEvent(sql)
  const email = 'two-bookings@example.org'
  const parties: Party[] = []
  for (const full_name of ['Aina Rovira', 'Pau Serra']) {
    await send(`/eventos/${event}/inscripcion`, registrationFields({ email, full_name }))
    parties.push(await newest(event, ''))
  }
  const [, second] = parties as [Party, Party]
  const { status, page } = await act(second, 'guests', await guestFields(second, [{ name: 'Aina Rovira' }]))
  expect([status, page]).toEqual([409, expect.stringContaining('Tienes otra reserva de este evento con ese nombre')])
  expect(page).toContain('value="Aina Rovira"')
  expect((await stored(second)).guests).toMatchObject([{ full_name: 'Pau Serra' }])
})

test.each(languages)('an unknown link says so in $home/, to look at and to send', async ({ home, unknown }) => {
  const path = `${home}/reserva?token=no`
  expect(await open(path)).toMatchObject({ status: 404, page: expect.stringContaining(unknown) })
  const sent = await send(path, { token: 'no', act: 'leave', version: '1' })
  expect(sent).toMatchObject({ status: 404, page: expect.stringContaining(unknown) })
})

test('opening a link changes nothing, whatever the state, and is stored nowhere', async () => {
  const event = await insertEvent(sql, { max_participants: 4 })
  const parties = [await book(event, 2), await book(event, 2)]
  parties.push(await join(event, 3), await join(event, 2), await join(event, 1))
  await send(parties[0]?.cancel ?? '', { token: parties[0]?.token ?? '' })
  await act(parties[3] as Party, 'decline')
  await act(parties[2] as Party, 'leave')
  const snapshot = async () => [
    await sql`select * from event_parties order by id`,
    await sql`select * from event_registrations order by id`,
    await sql`select * from events order by id`,
    await sql`select id, kind, ref from mails order by id`,
    await sql`select count(*) from audit_log`,
  ]
  // The mail of an offer starts its window when it has left.
  await until(async () => (await sql`select from mails where status = 'queued'`).length === 0)
  const before = await snapshot()
  const states = await sql<{ state: string }[]>`select distinct state from event_parties where event_id = ${event}`
  expect(states.map(({ state }) => state).toSorted()).toEqual(['booked', 'cancelled', 'lapsed', 'offered'])
  for (const party of parties) {
    for (const path of [
      party.page,
      `${party.page}&act=leave&step=1`,
      party.cancel,
      `/inscripcion/confirmar?token=${party.token}`,
    ]) {
      const answer = await visitor(server.url).get(path, fromElsewhere())
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    }
  }
  expect(await snapshot()).toEqual(before)
})
