import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeDiet, NO_DIET, type Diet } from '#app/diets/diet.ts'
import { decryptField, encryptField, hashToken, linkToken } from '#app/platform/secrets/secrets.server.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { mailsIn, until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { pageText, visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty')
const panel = signedIn('admin', 'montse')
let event: number

const KITCHEN = 'cuina@fonda.example'
/** Words that nobody else uses: where one of them is, a guest is named. */
const canaries = ['Zoltana', 'Canariç', 'Vermudo', 'Quiriaca', 'zoltana.canaric@example.org']

beforeAll(async () => {
  event = await makeDinner()
})

async function makeDinner(): Promise<number> {
  const [restaurant] = await sql`
    insert into restaurants (nombre, direccion, reserva_email) values ('Fonda', 'Vic', ${KITCHEN}) returning id`
  const id = await insertEvent(sql, {
    title: 'Cena de la trufa',
    title_ca: 'Sopar de la tòfona',
    location: 'Vic',
    max_participants: 84,
    restaurant_id: restaurant?.['id'],
  })
  await seat(id, 'Familia Canariç', [
    ['Zoltana Canariç', { allergens: ['gluten'], note: 'Zoltana no puede ni un poco' }],
    ['Vermudo Canariç', {}],
  ])
  await seat(id, '5', [
    ['Quiriaca Vermudo', { ways: ['halal'] }],
    ['', { allergens: ['nuts'], traces: true }],
  ])
  const [dish] = await sql`
    insert into event_menu_options (event_id, position, name, name_ca) values (${id}, 1, 'Bacalao', 'Bacallà') returning id`
  await sql`update event_registrations set menu_option_id = ${dish?.['id'] as number} where full_name = 'Quiriaca Vermudo'`
  return id
}

async function seat(id: number, table: string, guests: [name: string, diet: Partial<Diet>][]) {
  const party = randomUUID()
  const about = { event_id: id, email: 'zoltana.canaric@example.org', privacy_version: '1' }
  await sql.begin(async (tx) => {
    await tx`insert into event_parties ${tx({
      ...about,
      id: party,
      state: 'booked',
      size: guests.length,
      contact_name: guests[0]?.[0] ?? '',
      name_key: party,
      token_hash: hashToken(party),
      table_label: table,
    })}`
    for (const [place, [name, given]] of guests.entries()) {
      const guest = place === 0 ? party : randomUUID()
      const diet = writeDiet({ ...NO_DIET, ...given })
      await tx`insert into event_registrations ${tx({
        ...about,
        id: guest,
        party_id: party,
        position: place + 1,
        full_name: name,
        name_key: guest,
        cancel_token_hash: hashToken(guest),
        dietary_restrictions: diet && encryptField(diet, `event_registrations.dietary_restrictions:${guest}`),
        diet_consent_at: diet && new Date(),
        diet_consent_version: diet && '1',
      })}`
    }
  })
}

const page = (id = event) => `/admin/eventos/${id}/cocina`
const sending = (number: number, more: Record<string, string> = {}) => ({
  number: String(number),
  recipient: KITCHEN,
  language: 'ca',
  ...more,
})
const sheetsOf = (id = event) =>
  sql<{ id: string; number: number; snapshot: string; confirmedAt: Date | null }[]>`
    select id, number, snapshot, confirmed_at as "confirmedAt" from kitchen_sheets where event_id = ${id} order by number`

async function linkOf(number: number, id = event) {
  const sheet = (await sheetsOf(id)).find((row) => row.number === number)
  return linkToken('kitchen-sheet', sheet?.id ?? '')
}
/** The page's words without marks between parts of one text. */
const open = async (path: string) => pageText(await visitor(server.url).get(path))

async function mailNumber(number: number) {
  return until(async () => (await mailsIn(server.dataDir)).find(({ subject }) => subject?.endsWith(`(núm. ${number})`)))
}

function expectNobody(text: string) {
  for (const canary of canaries) expect(text.toLowerCase()).not.toContain(canary.toLowerCase())
}

describe('the kitchen’s sheet', () => {
  test('has no list where nothing is counted', async () => {
    const nobody = await insertEvent(sql, { title: 'Cena sin dietas', max_participants: 4 })
    const text = await pageText(await panel.get(`/admin/eventos/${nobody}/cocina`))
    expect(text).toContain('Nadie ha indicado ningún alérgeno.')
    expect(text).not.toContain('<ul class="kitchen-counts"></ul>')
  })
  test('is sent once however often the button is pressed, and names nobody anywhere', async () => {
    const before = await pageText(await panel.get(page()))
    expect(before).toContain('La cocina todavía no sabe nada')
    expect(before).toContain(KITCHEN)
    const answers = await Promise.all([1, 2, 3].map(() => panel.post(page(), sending(1))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [sheet, ...others] = await sheetsOf()
    expect(others).toEqual([])
    const mail = await mailNumber(1)
    expect(mail.to?.[0]?.address).toBe(KITCHEN)
    expect(mail.subject).toBe('Comensals i al·lèrgies: «Sopar de la tòfona» (núm. 1)')
    expect(mail.text).toContain('1 gluten · 1 fruita seca de clofolla')
    const link = /https?:\S+\/ca\/cocina\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? ''
    const live = await open(link.slice(server.url.length))
    expect(live).toContain('Cereals amb gluten')
    expect(live).toContain('sense fruita seca de clofolla, traces')
    expect(live).toContain('[nom ocult: pregunteu al club] no puede ni un poco')
    expect(live).toMatch(/halal<\/span><span class="kitchen-dish">Bacallà/)
    expect(live).toContain('Encara per triar')
    const snapshot = decryptField(sheet?.snapshot ?? '', `kitchen_sheets.snapshot:${sheet?.id}`)
    expect(snapshot).toContain('no puede ni un poco')
    for (const text of [link, live, snapshot, mail.html ?? '', mail.text ?? '', mail.subject ?? '']) expectNobody(text)
    // What guests wrote in words and where they sit stays behind the link.
    expect(`${mail.html} ${mail.text}`).not.toContain('no puede')
  })
  test('shows on every version’s link what has changed since the last sending', async () => {
    const first = `/ca/cocina?token=${await linkOf(1)}`
    expect(await open(first)).toContain('sense canvis des d’aleshores')
    await seat(event, '5', [['Quiriaca Canariç', { allergens: ['nuts'] }]])
    expect(await open(first)).toMatch(
      /Enviat (el|l’)[^<]* · des d’aleshores: \+1 cobert, \+1 fruita seca de clofolla, \+1 per triar, taula 5/,
    )
    expect(await pageText(await panel.get(page()))).toContain('+1 desde la 1')
    expect(await pageText(await panel.get(`/admin/eventos/${event}/espera`))).toContain('cambio por enviar')
    expect(await pageText(await panel.get('/admin/dashboard'))).toContain('Un cubierto ha cambiado desde la versión 1')
    expect((await panel.post(page(), sending(2))).status).toBe(200)
    expect(await pageText(await panel.get('/admin/dashboard'))).not.toContain('no sabe lo último')
    const again = await open(first)
    expect(again).toContain('sense canvis des d’aleshores')
    expect(again).toContain('Des de la versió 1')
    const mail = await mailNumber(2)
    expect(mail.text).toContain('+1 cobert, +1 fruita seca de clofolla, +1 per triar')
    expectNobody(`${again} ${mail.html} ${mail.text}`)
    expect(await open(`/cocina?token=${await linkOf(2)}`)).toContain('Desde la versión 1')
  })

  test('is confirmed by the button alone, of the version that was shown', async () => {
    const token = await linkOf(1)
    const link = `/ca/cocina?token=${token}`
    const answer = await visitor(server.url).get(link)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(await answer.text()).toContain('name="number" value="2"')
    expect((await sheetsOf()).map(({ confirmedAt }) => confirmedAt)).toEqual([null, null])
    const press = (number: string) => visitor(server.url).post(link, { token, number })
    const outdated = await press('1')
    expect(outdated.status).toBe(409)
    expect(await pageText(outdated)).toContain('Hi ha una versió més nova')
    expect((await press('2')).headers.get('Location')).toBe(link)
    const [, confirmed] = await sheetsOf()
    expect((await press('2')).status).toBe(303)
    expect(await sheetsOf()).toMatchObject([{ confirmedAt: null }, { confirmedAt: confirmed?.confirmedAt }])
    expect(await open(link)).toMatch(/Rebut (el|l’)/)
    expect(await pageText(await panel.get(page()))).toContain('Recibida')
    const [noted] = await sql`select count(*)::int from audit_log where action = 'event.kitchen-sheet-confirmed'`
    expect(noted).toEqual({ count: 1 })
  })

  test('is not sent without news, unless it is asked for', async () => {
    const refused = await panel.post(page(), sending(3))
    expect(refused.status).toBe(409)
    expect(await pageText(refused)).toContain('No ha cambiado nada desde la última versión')
    expect((await panel.post(page(), sending(3, { again: 'on' }))).status).toBe(200)
    expect((await panel.post(page(), sending(9))).status).toBe(409)
    expect((await panel.post(page(), sending(4, { recipient: 'nobody' }))).status).toBe(422)
    expect((await sheetsOf()).map(({ number }) => number)).toEqual([1, 2, 3])
  })

  test('is behind a link that lives while the sheet goes to the same recipient, and the dinner is to be', async () => {
    const dinner = await makeDinner()
    const status = async (token: string) => (await visitor(server.url).get(`/cocina?token=${token}`)).status
    expect((await panel.post(page(dinner), sending(1, { recipient: 'error@fonda.example' }))).status).toBe(200)
    const wrong = await linkOf(1, dinner)
    expect(await status(wrong)).toBe(200)
    expect((await panel.post(page(dinner), sending(2, { again: 'on' }))).status).toBe(200)
    const right = await linkOf(2, dinner)
    expect([await status(wrong), await status(right)]).toEqual([404, 200])
    const confirmed = await visitor(server.url).post('/cocina', { token: wrong, number: '2' })
    expect(confirmed.status).toBe(404)
    await sql`update events set status = 'cancelled' where id = ${dinner}`
    expect(await status(right)).toBe(404)
  })

  test('hides no word because somebody waits who calls themselves so', async () => {
    const dinner = await makeDinner()
    await sql`insert into event_parties ${sql({
      event_id: dinner,
      state: 'waiting',
      size: 1,
      contact_name: 'Puede Poco',
      name_key: 'puede poco',
      email: 'prank@example.org',
      privacy_version: '1',
      token_hash: hashToken(randomUUID()),
    })}`
    expect(await pageText(await panel.get(`${page(dinner)}/hoja`))).toContain('no puede ni un poco')
  })

  test('is proposed to the restaurant that the event has moved to', async () => {
    const dinner = await makeDinner()
    const chef = 'cap@fonda.example'
    const proposed = async () =>
      /name="recipient"[^>]* value="([^"]*)"/.exec(await pageText(await panel.get(page(dinner))))?.[1]
    expect(await proposed()).toBe(KITCHEN)
    await panel.post(page(dinner), sending(1, { recipient: chef }))
    expect(await proposed()).toBe(chef)
    const [other] = await sql<{ id: number }[]>`
      insert into restaurants (nombre, direccion, reserva_email) values ('Mas', 'Vic', 'mas@example.org') returning id`
    await sql`update events set restaurant_id = ${other?.id ?? 0} where id = ${dinner}`
    expect(await proposed()).toBe('mas@example.org')
  })

  test('is behind a link that dies thirty days after the dinner', async () => {
    const token = await linkOf(2)
    await sql`update events set date = now() - interval '29 days' where id = ${event}`
    expect((await visitor(server.url).get(`/cocina?token=${token}`)).status).toBe(200)
    expect((await panel.post(page(), sending(4, { again: 'on' }))).status).toBe(409)
    await sql`update events set date = now() - interval '31 days' where id = ${event}`
    const dead = await visitor(server.url).get(`/cocina?token=${token}`)
    expect(dead.status).toBe(404)
    expect(await pageText(dead)).toContain('Este enlace ya no muestra nada')
    expect((await visitor(server.url).post('/cocina', { token, number: '3' })).status).toBe(404)
    expect((await visitor(server.url).get('/cocina?token=x')).status).toBe(404)
  })

  test('shows names to the club where they are hidden from the kitchen, and cards with names', async () => {
    const dinner = await makeDinner()
    const shown = await pageText(await panel.get(page(dinner)))
    expect(shown).toContain('La mesa «Familia Canariç»')
    expect(shown).toContain('«Zoltana no puede ni un poco»')
    const paper = await pageText(await panel.get(`${page(dinner)}/hoja`))
    expect(paper.slice(paper.indexOf('kitchen-paper'), paper.indexOf('</article>'))).not.toContain('Canariç')
    await seat(dinner, '6', [
      ['Onofre Vermudo', {}],
      ['', {}],
      ['', {}],
    ])
    const cards = await pageText(await panel.get(`${page(dinner)}/tarjetas`))
    expect(cards).toContain('Zoltana Canariç')
    for (const nameless of ['2 de Quiriaca Vermudo', '2 de Onofre Vermudo', '3 de Onofre Vermudo'])
      expect(cards.split(`>Comensal ${nameless}<`)).toHaveLength(2)
    expect(cards).not.toContain('gluten')
  })
})
