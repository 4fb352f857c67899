import { describe, expect, test } from 'vitest'
import { decryptDiet } from '#app/bookings/parties/guest-diets.server.ts'
import { linkToken } from '#app/platform/secrets/secrets.server.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { partyFields } from '../harness/registration-fields.ts'
import { testSite } from '../harness/site.ts'
import { fromElsewhere, pageText, visitor } from '../harness/visitor.ts'

const { server, sql } = testSite('empty', { TRUSTED_PROXIES: 'loopback' })
let visitors = 0

const HOUR = 3_600_000
const CANARY = 'canario de alpiste'

async function open(path: string) {
  const answer = await visitor(server.url).get(path, fromElsewhere())
  return { status: answer.status, headers: answer.headers, page: await pageText(answer) }
}

async function send(path: string, fields: Record<string, string> | URLSearchParams) {
  const answer = await visitor(server.url).post(path, fields, fromElsewhere())
  return {
    status: answer.status,
    page: await pageText(answer),
    token: /[?&]token=([\w.-]+)/.exec(answer.headers.get('Location') ?? '')?.[1] ?? '',
  }
}

type Seat = { id: string; full_name: string; diet_by: string | null; version: number; menu_option_id: number | null }

/** A party of three: the contact, Guest 2 and Guest 3. */
async function book(event: number, more: Record<string, string> = {}) {
  const email = `table${(visitors += 1)}@example.org`
  const booked = await send(`/eventos/${event}/inscripcion`, partyFields(3, { email, ...more }))
  expect(booked.status).toBe(200)
  const [party] = await sql<{ id: string }[]>`select id from event_parties where email = ${email}`
  return { id: party?.id ?? '', page: `/reserva?token=${linkToken('cancel-registration', party?.id ?? '')}` }
}

const seatsOf = (party: string) => sql<Seat[]>`
  select id, full_name, diet_by, version, menu_option_id from event_registrations
  where party_id = ${party} and cancelled_at is null order by position`

async function seatAt(party: string, index: number): Promise<Seat> {
  const seat = (await seatsOf(party))[index]
  if (!seat) throw new Error('no seat')
  return seat
}

async function dietAt(party: string, index: number) {
  const { id } = await seatAt(party, index)
  const [row] = await sql<{ diet: string | null }[]>`
    select dietary_restrictions as diet from event_registrations where id = ${id}`
  return decryptDiet(id, row?.diet ?? null)
}

const tokenOf = ({ id }: Seat) => linkToken('guest', id)
const pageOf = (seat: Seat, home = '') => `${home}/comensal?token=${tokenOf(seat)}`

function write(seat: Seat, fields: Record<string, string | string[]> = {}, home = '', token = tokenOf(seat)) {
  const form = new URLSearchParams({ token, version: `${seat.version}`, full_name: seat.full_name })
  for (const [name, value] of Object.entries(fields)) {
    form.delete(name)
    for (const one of [value].flat()) form.append(name, one)
  }
  return send(pageOf(seat, home), form)
}

/** The beginning of the names of a guest's fields on the page of the party. */
const rowAt = (index: number) => (index === 0 ? '' : `guests[${index + 1}].`)

const nuts = { allergens: ['nuts', 'gluten'], dietary_restrictions: CANARY, diet_consent: 'on' }

describe('a guest’s own link', () => {
  test('is on the page of the party for each companion, and opens their own page', async () => {
    const party = await book(await insertEvent(sql))
    const { page } = await open(party.page)
    for (const seat of (await seatsOf(party.id)).slice(1)) expect(page).toContain(pageOf(seat))
    const first = await seatAt(party.id, 0)
    expect(page).not.toContain(tokenOf(first))
    expect(page).toContain('Su enlace')
    const own = await open(pageOf(await seatAt(party.id, 1)))
    expect(own.status).toBe(200)
    expect(own.page).toContain('Tu sitio en la mesa')
    expect(own.headers.get('Cache-Control')).toBe('no-store')
    expect(own.headers.get('X-Robots-Tag')).toBe('noindex')
    expect((await open(pageOf(await seatAt(party.id, 1), '/ca'))).page).toContain('El teu lloc a taula')
  })

  test('of the first guest is another one than the party’s, and neither opens the page of the other', async () => {
    const party = await book(await insertEvent(sql))
    const first = await seatAt(party.id, 0)
    expect((await open(pageOf(first))).status).toBe(200)
    expect((await open(`/reserva?token=${tokenOf(first)}`)).status).toBe(404)
    expect((await open(party.page.replace('reserva', 'comensal'))).status).toBe(404)
  })

  test('changes nothing when it is opened', async () => {
    const party = await book(await insertEvent(sql))
    const before = await sql`select * from event_registrations where party_id = ${party.id} order by position`
    await open(pageOf(await seatAt(party.id, 1)))
    expect(await sql`select * from event_registrations where party_id = ${party.id} order by position`).toEqual(before)
  })

  test('says that the seat is cancelled, once it is, and takes and shows nothing more', async () => {
    const party = await book(await insertEvent(sql))
    const seat = await seatAt(party.id, 2)
    const form = { token: new URLSearchParams(party.page.split('?')[1]).get('token') ?? '', act: 'size', size: '2' }
    const [{ version } = { version: 0 }] = await sql`select version from event_parties where id = ${party.id}`
    const asked = new URLSearchParams({ ...form, version: `${version}`, leaving: seat.id, asked: '' })
    expect((await send(party.page, asked)).status).toBe(303)
    await leadsToCancelled(seat)
    expect((await write(seat, nuts)).status).toBe(302)
    expect(await sql`select id from event_registrations where diet_by is not null and id = ${seat.id}`).toEqual([])
    await sql`update event_parties set hold = 'released' where id = ${party.id}`
    expect((await open(pageOf(seat))).status).toBe(404)
  })
})

async function leadsToCancelled(seat: Seat, home = '', title = 'Tu plaza está cancelada') {
  const answer = await visitor(server.url).get(pageOf(seat, home), fromElsewhere())
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, askOf(seat, home)])
  const { status, headers, page } = await open(askOf(seat, home))
  expect([status, headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual([200, 'no-store', 'noindex'])
  expect([page.includes(title), page.includes('<form method="post"'), page.includes(seat.full_name)]).toEqual([
    true,
    false,
    false,
  ])
}

const askOf = (seat: Seat, home = '') => `${home}/comensal/cancelar?token=${tokenOf(seat)}`

describe('a guest who cannot come', () => {
  const press = async (seat: Seat, home = '', version = seat.version) =>
    send(askOf(seat, home), { token: tokenOf(seat), version: `${version}` })

  test.each([
    [
      '',
      'No puedo ir',
      'devolvemos lo que se haya pagado por tu plaza',
      'Tu plaza ha quedado libre',
      'Tu plaza está cancelada',
    ],
    [
      '/ca',
      'No hi puc anar',
      'tornem el que s’hagi pagat per la teva plaça',
      'La teva plaça ha quedat lliure',
      'La teva plaça està cancel·lada',
    ],
  ])(
    'is asked on a page that says what follows, and cancels with one press (%s)',
    async (home, link, refund, done, after) => {
      const party = await book(await insertEvent(sql, { price: 45 }))
      const seat = await seatAt(party.id, 1)
      const own = await open(pageOf(seat, home))
      expect([own.page.includes(link), own.page.includes(`href="${askOf(seat, home)}"`)]).toEqual([true, true])
      const asked = await open(askOf(seat, home))
      for (const words of [refund, 'Clara Vidal Roca']) expect(asked.page).toContain(words)
      expect(await seatsOf(party.id)).toHaveLength(3)

      const pressed = await press(seat, home)
      expect([pressed.status, pressed.page.includes(done)]).toEqual([200, true])
      const again = await press(seat, home)
      expect([again.status, again.page.includes(after)]).toEqual([409, true])
      await leadsToCancelled(seat, home, after)
      const contacts = (await open(`${home}${party.page}`)).page
      expect([contacts.includes(tokenOf(seat)), contacts.includes(tokenOf(await seatAt(party.id, 1)))]).toEqual([
        false,
        true,
      ])
      expect(await seatsOf(party.id)).toHaveLength(2)
    },
  )

  test('reads no word of a refund for a seat that costs nothing, and of none after the notice', async () => {
    const asked = async (given: Parameters<typeof insertEvent>[1]) =>
      (await open(askOf(await seatAt((await book(await insertEvent(sql, given))).id, 1)))).page
    expect(await asked({ price: 0 })).not.toMatch(/pagado|reembolso/)
    expect(await asked({ price: 45, inHours: 30 })).toContain('ya no da derecho a reembolso')
  })

  test('is told by the address of the diet as well, and over an older page that nothing is cancelled', async () => {
    const party = await book(await insertEvent(sql))
    const before = await seatAt(party.id, 1)
    const { token } = await write(before, nuts)
    expect((await open(`/comensal/cancelar?token=${token}`)).page).toContain('name="version"')
    const older = await press(before)
    expect([older.status, older.page.includes('no se ha cancelado nada')]).toEqual([409, true])
    expect(older.page).toContain(`name="version" value="${before.version + 1}"`)
    expect(await seatsOf(party.id)).toHaveLength(3)
  })

  test('is no contact, whose link is that of the booking, and comes too late once the event has begun', async () => {
    const event = await insertEvent(sql)
    const party = await book(event)
    const [contact, guest] = [await seatAt(party.id, 0), await seatAt(party.id, 1)]
    expect((await open(pageOf(contact))).page).not.toContain('/comensal/cancelar')
    const refused = await press(contact)
    expect([refused.status, refused.page.includes('es de quien hizo la reserva')]).toEqual([409, true])
    await sql`update events set date = now() - interval '1 hour' where id = ${event}`
    expect((await open(pageOf(guest))).page).not.toContain('/comensal/cancelar')
    const late = await press(guest)
    expect([late.status, late.page.includes('Ya no se puede cancelar desde aquí')]).toEqual([409, true])
    await sql`update events set date = now() + interval '9 days', status = 'cancelled' where id = ${event}`
    const gone = await press(guest)
    expect([gone.status, gone.page.includes('El evento está cancelado')]).toEqual([409, true])
    expect(await seatsOf(party.id)).toHaveLength(3)
    expect((await open('/comensal/cancelar?token=x')).status).toBe(404)
  })
})

describe('what a guest writes', () => {
  test('is counted and not read by the contact, nor on the guest’s own page', async () => {
    const party = await book(await insertEvent(sql))
    expect((await write(await seatAt(party.id, 1), { ...nuts, full_name: 'Martí Soler' })).status).toBe(303)
    expect(await seatAt(party.id, 1)).toMatchObject({ full_name: 'Martí Soler', diet_by: 'guest' })
    const { page } = await open(party.page)
    expect(page).toContain('Martí Soler')
    expect(page).toContain('Ha escrito la dieta')
    expect(page).not.toContain(CANARY)
    expect(page).not.toContain('frutos de cáscara')
    const own = await open(pageOf(await seatAt(party.id, 1)))
    expect(own.page).toContain('Ya hay una dieta guardada')
    expect(own.page).not.toContain(CANARY)
    expect(own.page).not.toContain('checked=""')
    const raw = await sql`select dietary_restrictions from event_registrations where party_id = ${party.id}`
    expect(JSON.stringify(raw)).not.toContain(CANARY)
  })

  test('stays when the contact or the guest saves again without writing a diet, and goes when asked to', async () => {
    const party = await book(await insertEvent(sql))
    const { token } = await write(await seatAt(party.id, 1), nuts)
    const fields = new URLSearchParams(party.page.split('?')[1])
    const [{ version } = { version: 0 }] = await sql`select version from event_parties where id = ${party.id}`
    fields.set('version', `${version}`)
    fields.set('act', 'guests')
    for (const [index, { id, full_name: name }] of (await seatsOf(party.id)).entries()) {
      const row = rowAt(index)
      if (row) fields.set(`${row}id`, id)
      fields.set(`${row}full_name`, name || 'Aina')
      fields.set(`${row}dietary_restrictions`, 'escrita por otra persona')
      fields.set(`${row}diet_consent`, 'on')
    }
    expect((await send(party.page, fields)).status).toBe(303)
    expect((await seatsOf(party.id)).map((seat) => seat.diet_by)).toEqual(['guest', 'guest', 'contact'])
    await write(await seatAt(party.id, 1))
    expect((await seatAt(party.id, 1)).diet_by).toBe('guest')
    expect((await open(party.page)).page).toContain('Ha escrito la dieta')
    expect((await write(await seatAt(party.id, 1), { remove_diet: 'on' }, '', token)).status).toBe(303)
    expect((await seatAt(party.id, 1)).diet_by).toBeNull()
  })

  test.each([
    [
      '',
      'solo la borra quien la escribió',
      'La dirección de esta página es ahora solo tuya',
      'Lo que escribas se añade',
    ],
    [
      '/ca',
      'només l’esborra qui la va escriure',
      'L’adreça d’aquesta pàgina ara és només teva',
      'El que escriguis s’hi afegeix',
    ],
  ])(
    'is added to by the link that the contact has, and taken back only by the one that it got (%s)',
    async (home, refusal, yours, adds) => {
      const party = await book(await insertEvent(sql))
      const shared = pageOf(await seatAt(party.id, 1), home)
      const { token } = await write(await seatAt(party.id, 1), nuts, home)
      const own = `${home}/comensal?token=${token}`
      expect((await open(`${own}&hecho=yours`)).page).toContain(yours)

      const page = (await open(shared)).page
      expect([page.includes(adds), page.includes('name="remove_diet"')]).toEqual([true, false])
      const removed = await write(await seatAt(party.id, 1), { remove_diet: 'on' }, home)
      expect([removed.status, removed.page.includes(refusal)]).toEqual([409, true])
      const more = { allergens: 'milk', dietary_restrictions: 'sin pimienta', diet_consent: 'on' }
      expect((await write(await seatAt(party.id, 1), more, home)).token).toBe(tokenOf(await seatAt(party.id, 1)))
      expect(await dietAt(party.id, 1)).toEqual({
        allergens: ['gluten', 'milk', 'nuts'],
        traces: false,
        ways: [],
        note: `${CANARY}; sin pimienta`,
      })

      // What somebody else may have added is taken back by no link any more (decisions/060).
      expect((await open(own)).page).not.toContain('name="remove_diet"')
      expect((await write(await seatAt(party.id, 1), { remove_diet: 'on' }, home, token)).status).toBe(409)
      expect((await open(`${own}x`)).status).toBe(404)
    },
  )

  test('is written anew and removed by the address that appeared when it was saved', async () => {
    const party = await book(await insertEvent(sql))
    const { token } = await write(await seatAt(party.id, 1), nuts)
    expect((await open(`/comensal?token=${token}`)).page).toContain('name="remove_diet"')
    const milk = { allergens: 'milk', dietary_restrictions: 'sin pimienta', diet_consent: 'on' }
    await write(await seatAt(party.id, 1), milk, '', token)
    expect(await dietAt(party.id, 1)).toMatchObject({ allergens: ['milk'], note: 'sin pimienta' })
    expect((await write(await seatAt(party.id, 1), { remove_diet: 'on' }, '', token)).status).toBe(303)
    expect(await dietAt(party.id, 1)).toBeNull()
  })

  test('is not taken away by who wrote one there before, who may be the contact', async () => {
    const party = await book(await insertEvent(sql))
    const { token: contacts } = await write(await seatAt(party.id, 1), nuts)
    await write(await seatAt(party.id, 1), { remove_diet: 'on' }, '', contacts)
    const { token: guests } = await write(await seatAt(party.id, 1), { allergens: 'peanuts', diet_consent: 'on' })
    expect(guests).not.toBe(contacts)
    expect((await write(await seatAt(party.id, 1), { remove_diet: 'on' }, '', contacts)).status).toBe(409)
    await write(await seatAt(party.id, 1), { allergens: 'milk', diet_consent: 'on' }, '', contacts)
    expect(await dietAt(party.id, 1)).toMatchObject({ allergens: ['peanuts', 'milk'] })
  })

  test('is not scored for the guest by the address of a diet: who scored first keeps the score', async () => {
    const party = await book(await insertEvent(sql))
    const { token } = await write(await seatAt(party.id, 1), nuts)
    const came = await seatAt(party.id, 1)
    await sql`update event_registrations set attended_at = now() where id = ${came.id}`
    await sql`update events set date = now() - interval '9 hours'`
    const shared = async (page: string) =>
      /href="[^"]*\/valorar\?token=([^"]+)"/.exec((await open(page)).page)?.[1] ?? ''
    const give = (score: string, kitchen: string) =>
      send('/valorar', { token: score, kitchen, wine: '4', place: '5', pace: '3', privacy: 'on' })
    expect((await give(await shared(pageOf(came)), '5')).status).toBe(303)
    expect((await give(await shared(`/comensal?token=${token}`), '1')).status).toBe(409)
    expect((await sql`select kitchen from event_scores where registration_id = ${came.id}`)[0]?.kitchen).toBe(5)
  })

  test('that loses an allergen by a link is told to the contact and to the club', async () => {
    const party = await book(await insertEvent(sql), {
      'guests[0].dietary_restrictions': CANARY,
      'guests[0].diet_consent': 'on',
    })
    const told = async () =>
      (await sql<{ kind: string }[]>`select kind from mails where ref like ${`${party.id}:%`} order by kind`)
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('diet-reduced'))
    await write(await seatAt(party.id, 1), { allergens: 'milk', dietary_restrictions: CANARY, diet_consent: 'on' })
    expect(await told()).toEqual([])
    await write(await seatAt(party.id, 1), { remove_diet: 'on' })
    const { token } = await write(await seatAt(party.id, 2), nuts)
    await write(
      await seatAt(party.id, 2),
      { allergens: 'nuts', dietary_restrictions: CANARY, diet_consent: 'on' },
      '',
      token,
    )
    expect(await told()).toEqual(['diet-reduced', 'diet-reduced-notice'])
  })

  test('of the club is added to by the guest’s link, and stays the club’s', async () => {
    const party = await book(await insertEvent(sql))
    const { token } = await write(await seatAt(party.id, 1), nuts)
    await sql`update event_registrations set diet_by = 'office' where party_id = ${party.id} and diet_by is not null`
    const added = await write(await seatAt(party.id, 1), { allergens: 'milk', diet_consent: 'on' })
    expect(added.token).toBe(tokenOf(await seatAt(party.id, 1)))
    expect(await seatAt(party.id, 1)).toMatchObject({ diet_by: 'office' })
    expect((await dietAt(party.id, 1))?.allergens).toEqual(['gluten', 'milk', 'nuts'])
    await write(await seatAt(party.id, 1), { allergens: 'fish', diet_consent: 'on' }, '', token)
    expect(await seatAt(party.id, 1)).toMatchObject({ diet_by: 'office' })
    expect((await dietAt(party.id, 1))?.allergens).toEqual(['gluten', 'fish', 'milk', 'nuts'])
  })

  test('goes with its link when the contact types another person over the name, not with a correction', async () => {
    const party = await book(await insertEvent(sql))
    await write(await seatAt(party.id, 1), { ...nuts, full_name: 'Marta Ferer' })
    const [contact, , third] = [...(await seatsOf(party.id))] as [Seat, Seat, Seat]
    const rename = async (fullName: string) => {
      const [{ version } = { version: 0 }] = await sql<
        { version: number }[]
      >`select version from event_parties where id = ${party.id}`
      const seat = await seatAt(party.id, 1)
      const form = new URLSearchParams({
        token: party.page.split('token=')[1] ?? '',
        act: 'guests',
        version: `${version}`,
      })
      for (const [index, { id, full_name }] of [contact, { ...seat, full_name: fullName }, third].entries()) {
        if (index > 0) form.set(`${rowAt(index)}id`, id)
        form.set(`${rowAt(index)}full_name`, full_name)
      }
      return (await visitor(server.url).post('/reserva', form, fromElsewhere())).headers.get('Location')
    }
    expect((await open(party.page)).page).toContain('Si viene otra persona')
    expect(await rename('Marta Ferrer')).toContain('hecho=saved')
    expect(await seatAt(party.id, 1)).toMatchObject({ full_name: 'Marta Ferrer', diet_by: 'guest' })
    expect((await open(pageOf(await seatAt(party.id, 1)))).status).toBe(200)
    expect(await rename('Jordi Ferrer')).toContain('hecho=replaced')
    const seat = await seatAt(party.id, 1)
    expect(seat).toMatchObject({ full_name: 'Jordi Ferrer', diet_by: null })
    expect((await open(pageOf(seat))).status).toBe(404)
    const link = new RegExp(`/comensal\\?token=${linkToken('guest', `${seat.id}:1`)}`)
    expect((await open(party.page)).page).toMatch(link)
  })

  test('needs the consent, and stays in the fields when it is not saved', async () => {
    const party = await book(await insertEvent(sql))
    const seat = await seatAt(party.id, 1)
    const refused = await write(seat, { allergens: ['milk'], dietary_restrictions: 'sin nata' }, '/ca')
    expect(refused.status).toBe(422)
    expect(refused.page).toMatch(/value="milk"[^>]*checked|checked=""[^>]*value="milk"/)
    expect(refused.page).toContain('sin nata')
    await write(seat, nuts)
    const stale = await write(seat, { ...nuts, dietary_restrictions: 'sin kiwi' })
    expect(stale.status).toBe(409)
    expect(stale.page).toContain('sin kiwi')
  })

  test('replaces what the contact has said, which the guest reads', async () => {
    const diet = { 'guests[0].dietary_restrictions': 'sin lactosa', 'guests[0].diet_consent': 'on' }
    const party = await book(await insertEvent(sql), diet)
    const seat = await seatAt(party.id, 1)
    expect(seat.diet_by).toBe('contact')
    expect((await open(pageOf(seat))).page).toContain('sin lactosa')
    expect((await open(party.page)).page).toContain('Tienes su permiso')
    expect((await write(seat, { full_name: 'Martí', dietary_restrictions: 'sin lactosa' })).status).toBe(303)
    expect(await seatAt(party.id, 1)).toMatchObject({ full_name: 'Martí', diet_by: 'contact' })
    await write(await seatAt(party.id, 1), nuts)
    expect((await open(party.page)).page).not.toContain('sin lactosa')
  })

  test('is taken after the deadline, when names and choices stay, and until the event has ended', async () => {
    const event = await insertEvent(sql, { edits_until: new Date(Date.now() + HOUR) })
    const party = await book(event)
    await sql`update events set edits_until = now() - interval '1 hour' where id = ${event}`
    expect((await open(pageOf(await seatAt(party.id, 1)))).page).not.toContain('name="full_name"')
    const renamed = await write(await seatAt(party.id, 1), { ...nuts, full_name: 'Otra persona' })
    expect([renamed.status, renamed.page.includes('El plazo para cambiar nombres ha terminado')]).toEqual([409, true])
    expect(renamed.page).toContain(CANARY)
    expect(await seatAt(party.id, 1)).toMatchObject({ full_name: 'Guest 2', diet_by: null })
    expect((await write(await seatAt(party.id, 1), { ...nuts, full_name: '' })).status).toBe(303)
    expect(await seatAt(party.id, 1)).toMatchObject({ full_name: 'Guest 2', diet_by: 'guest' })
    await sql`update events set date = now() - interval '1 hour' where id = ${event}`
    expect((await write(await seatAt(party.id, 2), nuts)).status).toBe(303)
    await sql`update events set date = now() - interval '5 hours' where id = ${event}`
    const over = await write(await seatAt(party.id, 2), { ...nuts, dietary_restrictions: 'tarde' })
    expect(over.status).toBe(409)
    expect((await open(pageOf(await seatAt(party.id, 2)))).page).toContain('El evento ha terminado')
  })

  test('leads who came to their score once the dinner is over, and the contact to the own links alone', async () => {
    const event = await insertEvent(sql)
    const party = await book(event)
    const [contact, came, absent] = [...(await seatsOf(party.id))] as [Seat, Seat, Seat]
    await sql`update event_registrations set attended_at = now() where id in (${contact.id}, ${came.id})`
    await sql`update events set date = now() - interval '1 hour' where id = ${event}`
    expect((await open(pageOf(came))).page).not.toContain('/valorar')
    expect((await open(party.page)).page).not.toContain('/comensal')
    await sql`update events set date = now() - interval '9 hours' where id = ${event}`
    const link = /href="[^"]*(\/valorar\?token=[^"]+)"/.exec((await open(pageOf(came))).page)?.[1] ?? ''
    expect((await open(link)).page).toContain('name="kitchen"')
    const unmarked = await send(link, { token: link.split('=')[1] ?? '', wine: 'none' })
    expect(unmarked.status).toBe(422)
    expect(/<input[^>]*autofocus[^>]*>/i.exec(unmarked.page)?.[0]).toContain('name="kitchen"')
    expect((await open(pageOf(absent))).page).not.toContain('/valorar')
    const { page } = await open(party.page)
    expect([page.includes(tokenOf(came)), page.includes(tokenOf(absent)), page.includes('/valorar')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test.each([
    ['', 'Ya está valorada'],
    ['/ca', 'Ja està valorat'],
  ])(
    'takes one score by the link that the contact has, which only the link of the answer changes (%s)',
    async (home, refusal) => {
      const party = await book(await insertEvent(sql))
      const came = await seatAt(party.id, 1)
      await sql`update event_registrations set attended_at = now() where id = ${came.id}`
      await sql`update events set date = now() - interval '9 hours'`
      const link = /href="[^"]*(\/valorar\?token=[^"]+)"/.exec((await open(pageOf(came, home))).page)?.[1] ?? ''
      const give = (token: string, kitchen: string) =>
        send(`${home}/valorar`, { token, kitchen, wine: '4', place: '5', pace: '3', privacy: 'on' })
      const kitchen = async () =>
        (await sql`select kitchen from event_scores where registration_id = ${came.id}`)[0]?.kitchen
      const shared = link.split('token=')[1] ?? ''
      const given = await give(shared, '2')
      expect([given.status, await kitchen()]).toEqual([303, 2])

      const { page } = await open(home + link)
      expect([page.includes(refusal), page.includes('name="kitchen"')]).toEqual([true, false])
      expect([(await give(shared, '5')).status, await kitchen()]).toEqual([409, 2])
      expect((await open(`${home}/valorar?token=${given.token}`)).page).toContain('name="kitchen"')
      expect([(await give(given.token, '4')).status, await kitchen()]).toEqual([303, 4])
    },
  )
})
