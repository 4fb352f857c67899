import { describe, expect, test } from 'vitest'
import { joinPronouns } from '#app/i18n/catalan-pronouns.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty', { LOG_LEVEL: 'silent' }, 'maintenance')
const panel = signedIn('admin')

type Given = Record<string, string | Date | number | null>
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
const DAY = 86_400

function makeEvent(title: string, given: Given = {}): Promise<number> {
  const about = { title, title_ca: `${title} (ca)`, description: 'Siete platos.', location: 'Vic' }
  return insertEvent(sql, { ...about, inHours: 480, max_participants: 10, ...given })
}

const get = (path: string, headers: Record<string, string> = {}) => visitor(server.url).get(path, headers)
const read = async (path: string) => (await get(path)).text()
/** The same page twice: as it is now, and from the cache. */
async function twice(path: string): Promise<string> {
  await get(path, { 'Cache-Control': 'no-cache' })
  return read(path)
}

describe('a visitor is told', () => {
  const opens = new Date('2027-11-01T09:00:00Z')
  const late = { date: new Date('2027-12-03T20:00:00Z') }

  test.each<[string, Given, [string, string], [string, string]]>([
    [
      'when registration opens',
      { ...late, opens_at: opens },
      ['Abre el 1 de noviembre', 'S’obre l’1 de novembre'],
      ['La inscripción abre el 1 de noviembre a las 10:00.', 'La inscripció s’obre l’1 de novembre a les 10:00.'],
    ],
    [
      'that it is closed',
      { closes_at: inSeconds(-60) },
      ['Inscripción cerrada', 'Inscripció tancada'],
      ['Ya no se admiten inscripciones.', 'Ja no s’hi admeten inscripcions.'],
    ],
    [
      'that the event is cancelled',
      { status: 'cancelled' },
      ['Cancelado', 'Cancel·lat'],
      ['Este evento se ha cancelado', 'Aquest esdeveniment s’ha cancel·lat'],
    ],
  ])('%s, on its page, its card and the page of its form, in both languages', async (name, given, short, long) => {
    const id = await makeEvent(name, given)
    for (const [index, prefix] of ['', '/ca'].entries()) {
      const page = await twice(`${prefix}/eventos/${id}`)
      expect(page).toContain(long[index])
      expect(page).toContain(short[index])
      expect(page).not.toContain(`href="${prefix}/eventos/${id}/inscripcion"`)
      expect(await twice(`${prefix}/eventos`)).toContain(short[index])
      const form = await twice(`${prefix}/eventos/${id}/inscripcion`)
      expect(form).toContain(long[index])
      expect(form).not.toContain('name="full_name"')
    }
  })

  test.each<[string, Given, (home: string) => string[]]>([
    ['closed', { closes_at: inSeconds(-60) }, (home) => [`href="${home}/contacto"`, `href="${home}/eventos"`]],
    ['without seats', { max_participants: 0 }, (home) => ['href="tel:', `href="${home}/eventos"`]],
    ['under way', { date: inSeconds(-60) }, (home) => [`href="${home}/eventos"`]],
  ])('what to do when registration is %s', async (_state, given, ways) => {
    const id = await makeEvent('Cena cerrada', given)
    for (const home of ['', '/ca']) {
      const [, way = ''] = (await read(`${home}/eventos/${id}`)).split('class="event-way-in')
      for (const link of ways(home)) expect(way.slice(0, way.indexOf('</section>'))).toContain(link)
    }
  })

  test('on the home page which dinner is the next that has not begun', async () => {
    await makeEvent('Cena en marcha', { date: inSeconds(-60) })
    const id = await makeEvent('Cena de después', { date: inSeconds(3600) })
    const [, next = ''] = (await read('/')).split('class="hero-next"')
    expect(next.slice(0, next.indexOf('</p>'))).toContain(`href="/eventos/${id}"`)
  })

  test('by calendars and search engines, too, that it is cancelled', async () => {
    const id = await makeEvent('Calçotada suspesa', { status: 'cancelled' })
    const [, note = ''] = (await read(`/eventos/${id}`)).split('class="event-cancelled"')
    expect(note.slice(0, note.indexOf('</p>')).replaceAll('<!-- -->', '')).toMatch(
      /¿No te ha llegado\? <a [^>]*href="\/contacto"[^>]*>Escríbenos</,
    )
    expect(await read(`/eventos/${id}`)).toContain('https://schema.org/EventCancelled')
    expect(await read(`/eventos/${id}.ics`)).toContain('STATUS:CANCELLED')
    expect(await read('/eventos/calendario.ics')).toContain('STATUS:CANCELLED')
  })
})

describe('the calendar by months', () => {
  test('is a table for each month with coming events, in both languages, which the list links and search engines leave', async () => {
    const date = new Date('2028-02-04T20:00:00Z')
    const id = await makeEvent('Calçotada al sol', { date, status: 'cancelled' })
    const trip = await makeEvent('Ruta de bodegas', { date, ends_at: new Date('2028-02-05T22:00:00Z') })
    for (const [prefix, month, monday, title, cancelled, list] of [
      ['', 'Febrero de 2028', 'lunes', 'Calçotada al sol', 'Cancelado', 'Ver la lista'],
      ['/ca', 'Febrer del 2028', 'dilluns', 'Calçotada al sol (ca)', 'Cancel·lat', 'Mostra la llista'],
    ] as const) {
      const page = await twice(`${prefix}/eventos/calendario`)
      expect(await read(`${prefix}/eventos`)).toContain(`href="${prefix}/eventos/calendario"`)
      expect(page).toContain('<meta name="robots" content="noindex"/>')
      expect(page).toContain(list)
      const [table = ''] = page.slice(page.indexOf(month) - 100).match(/<caption>[\s\S]*?<\/table>/) ?? []
      expect(table).toContain(`<caption><h2 class="d3">${month}</h2></caption>`)
      expect(table).toMatch(new RegExp(`<th scope="col">(<span[^>]*>[^<]+</span>){1}<span[^>]*>${monday}</span></th>`))
      expect(table.match(/<time/g)?.length).toBeGreaterThanOrEqual(29)
      expect(table).toContain(`href="${prefix}/eventos/${id}"`)
      expect([table.includes(title), table.includes(cancelled), table.includes('21:00')]).toEqual([true, true, true])
      expect(table.split(`href="${prefix}/eventos/${trip}"`)).toHaveLength(3)
    }
  })

  test('marks today, and drops what is over without any write', async () => {
    const soon = inSeconds(3)
    const id = await makeEvent('Vermut que acaba', { date: inSeconds(-3600), ends_at: soon })
    const link = `href="/eventos/${id}"`
    const page = await twice('/eventos/calendario')
    expect(page).toContain(link)
    expect(page).toMatch(/<td aria-current="date"/)
    await until(async () => Date.now() > soon.getTime() + 1000)
    expect(await read('/eventos/calendario')).not.toContain(link)
  })
})

describe('a visitor reads who may come, and the way there', () => {
  const late = { date: new Date('2027-12-03T20:00:00Z') }
  const opens_at = new Date('2027-11-01T09:00:00Z')
  const members_open_at = new Date('2027-10-25T08:00:00Z')

  test.each<[string, Given, [string, string]]>([
    ['everybody', {}, ['Todo el mundo, sea socio o no<', 'Tothom, sigui soci o no<']],
    [
      'everybody, from a day on',
      { ...late, opens_at },
      ['>Todo el mundo, desde el 1 de noviembre a las 10:00<', '>Tothom, des de l’1 de novembre a les 10:00<'],
    ],
    [
      'members with their guests first',
      { ...late, opens_at, members_open_at },
      [
        'Los socios, con sus invitados, desde el 25 de octubre a las 10:00<br/>Todo el mundo, desde el 1 de noviembre',
        'Els socis, amb els seus convidats, des del 25 d’octubre a les 10:00<br/>Tothom, des de l’1 de novembre',
      ],
    ],
    [
      'members first, where each booking is of one seat',
      { ...late, opens_at, members_open_at, party_limit: 1 },
      ['>Los socios, desde el 25 de octubre a las 10:00<', '>Els socis, des del 25 d’octubre a les 10:00<'],
    ],
  ])('%s', async (name, given, texts) => {
    const id = await makeEvent(name, given)
    for (const [index, prefix] of ['', '/ca'].entries())
      expect(await twice(`${prefix}/eventos/${id}`)).toContain(texts[index])
  })

  test('by links alone, which name the address; and how far it is, if its restaurant is on a map', async () => {
    const map = 'https://www.openstreetmap.org/export/embed.html?bbox=2%2C41%2C3%2C42&marker=41.9301%2C2.2549'
    const [restaurant] = await sql<{ id: number }[]>`insert into restaurants (nombre, direccion, ubicacion_mapa)
      values ('Fonda', 'Carrer Major, 17, 08500 Vic', ${map}) returning id`
    const given = { location: 'Carrer Major, 17, Vic', restaurant_id: restaurant?.id ?? 0 }
    const id = await makeEvent('Sopar a la fonda', given)
    for (const [prefix, distance] of [
      ['', 'A 62 km del club en línea recta'],
      ['/ca', 'A 62 km del club en línia recta'],
    ] as const) {
      const page = await twice(`${prefix}/eventos/${id}`)
      for (const by of ['foot', 'car'])
        expect(page).toContain(
          `href="https://www.openstreetmap.org/directions?engine=fossgis_osrm_${by}&amp;to=Carrer%20Major%2C%2017%2C%20Vic"`,
        )
      expect(page).toContain(distance)
      expect(page).not.toMatch(/<(?:iframe|img|script|link)[^>]*openstreetmap/)
    }
    const elsewhere = await makeEvent('Sopar a fora', { ...given, location: 'Plaça Major, 1, Vic' })
    expect(await twice(`/eventos/${elsewhere}`)).not.toContain('del club en línea recta')
  })

  test('not of an event that is cancelled or takes nobody any more', async () => {
    const late: Given[] = [{ status: 'cancelled' }, { closes_at: inSeconds(-60) }, { date: inSeconds(-5 * DAY) }]
    for (const given of late)
      expect(await twice(`/eventos/${await makeEvent('Tarde', given)}`)).not.toContain('Todo el mundo')
    const cancelled = await makeEvent('Suspesa', { status: 'cancelled' })
    expect(await twice(`/eventos/${cancelled}`)).not.toContain('/directions?')
  })
})

describe('an event under way', () => {
  test('takes nobody, and shows hour, way, tabs and the booked card to who is late', async () => {
    const id = await makeEvent('Cena que empieza', { date: inSeconds(-3600) })
    await sql`update events set pictures = '["https://example.org/sala.jpg"]' where id = ${id}`
    for (const [prefix, label, reason, directions, listed] of [
      [
        '',
        'Está en marcha',
        'El evento ya ha empezado: la inscripción está cerrada.',
        'Cómo llegar',
        'Cena que empieza',
      ],
      ['/ca', 'Està en marxa', 'la inscripció està tancada.', joinPronouns('Com arribar-hi'), 'Cena que empieza (ca)'],
    ] as const) {
      const page = await twice(`${prefix}/eventos/${id}`)
      expect(page).toMatch(new RegExp(`<button[^>]* disabled=""[^>]*>${label}`))
      expect(page).toContain(reason)
      expect(page).toContain(directions)
      expect(page).toContain('openstreetmap.org/search')
      expect(page).toContain('class="tabs"')
      expect(page).toContain('class="facts-card booked-card"')
      expect(page).not.toContain(`href="${prefix}/eventos/${id}/inscripcion"`)
      const [coming = ''] = (await twice(`${prefix}/eventos`)).split('id="anteriores"')
      expect(coming).toContain(listed)
      expect(coming).toContain(label)
      expect(await twice(`${prefix}/eventos/${id}/inscripcion`)).toContain(reason)
    }
    expect(await read('/eventos/calendario.ics')).toContain('SUMMARY:Cena que empieza')
    expect(await read(`/eventos/${id}`)).not.toMatch(/Ya se celebró|schema.org\/InStock/)
    const form = { full_name: 'Laia Font', email: 'laia@example.org', privacy: 'on', size: '1' }
    const refused = await visitor(server.url).post(`/eventos/${id}/inscripcion`, form)
    expect([refused.status, (await refused.text()).includes('la inscripción está cerrada')]).toEqual([409, true])
  })

  test('is a past one at its end, or three hours after its start, without any write', async () => {
    const soon = inSeconds(3)
    const [ending, dinner] = [
      await makeEvent('Acaba enseguida', { date: inSeconds(-DAY), ends_at: soon }),
      await makeEvent('Cena larga', { date: inSeconds(3 - 3 * 3600) }),
    ]
    for (const id of [ending, dinner]) expect(await twice(`/eventos/${id}`)).toContain('Está en marcha')
    const [coming = ''] = (await twice('/eventos')).split('id="anteriores"')
    expect([coming.includes('Acaba enseguida'), coming.includes('Cena larga')]).toEqual([true, true])
    await until(async () => Date.now() > soon.getTime() + 1000)
    for (const id of [ending, dinner]) expect(await read(`/eventos/${id}`)).toContain('Ya se celebró')
    const [, past = ''] = (await read('/eventos')).split('id="anteriores"')
    expect([past.includes('Acaba enseguida'), past.includes('Cena larga')]).toEqual([true, true])
  })
})

describe('a draft', () => {
  test('is not found in public, by any address, until it is published', async () => {
    const id = await makeEvent('Cena secreta', { status: 'draft', published_at: null })
    const addresses = ['', '/ca'].flatMap((prefix) =>
      ['', '/inscripcion', '.ics', '/espera'].map((rest) => `${prefix}/eventos/${id}${rest}`),
    )
    for (const path of addresses) expect([path, (await get(path)).status]).toEqual([path, 404])
    for (const path of ['/', '/eventos', '/ca/eventos', '/eventos/calendario.ics', '/sitemap.xml'])
      expect(await twice(path)).not.toMatch(new RegExp(`Cena secreta|/eventos/${id}\\b`))
    await sql`update events set status = 'published', published_at = now() where id = ${id}`
    await until(async () => (await get(`/eventos/${id}`)).status === 200)
    await until(async () => (await read('/eventos')).includes('Cena secreta'))
  })

  test('opens with the link of its preview, which is never stored, until it is withdrawn', async () => {
    const id = await makeEvent('Cena en pruebas', { status: 'draft', published_at: null })
    const created = await panel.post('/admin/eventos', { act: 'preview', event_id: String(id) }, json)
    const { link } = ((await created.json()) as { answer: { link: string } }).answer
    const path = link.slice(link.indexOf('/eventos'))
    for (const page of [path, `/ca${path}`, `${path}&tab=multimedia`]) {
      const answer = await get(page)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Cache-Control')).toContain('no-store')
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
      const html = await answer.text()
      expect(html).toContain(page.startsWith('/ca') ? 'Vista prèvia: només' : 'Vista previa: solo')
      expect(html).toContain('Cena en pruebas')
      expect(html).toContain('<meta name="robots" content="noindex"')
      expect(html).not.toContain('schema.org/Event')
      // What a draft answers with 404 is not offered.
      expect(html).not.toMatch(new RegExp(`/eventos/${id}(/|\\.ics)`))
      expect(html).toContain(page.startsWith('/ca') ? 'A la vista prèvia no es pot' : 'En la vista previa no se puede')
      expect(html).toMatch(/<button[^>]* disabled=""[^>]*>(<span[^>]*>)?(Registrarse|Inscriu-\u2060t’hi)/)
    }
    expect((await get(`/eventos/${id}?token=${'x'.repeat(32)}`)).status).toBe(404)
    expect((await get(`/eventos/${id}`)).status).toBe(404)
    await panel.post('/admin/eventos', { act: 'withdraw-preview', event_id: String(id) }, json)
    expect((await get(path)).status).toBe(404)
  })

  const json = { Accept: 'application/json' }
})

describe('a cached page changes at its moment, without any write', () => {
  test('publication, opening and closing', async () => {
    const soon = inSeconds(4)
    const hidden = await makeEvent('Sale enseguida', { published_at: soon })
    const opening = await makeEvent('Abre enseguida', { opens_at: soon })
    const closing = await makeEvent('Cierra enseguida', { closes_at: soon })
    expect((await get(`/eventos/${hidden}`)).status).toBe(404)
    expect(await twice('/eventos')).not.toContain('Sale enseguida')
    expect(await twice(`/eventos/${opening}`)).toContain('La inscripción abre')
    expect(await twice(`/eventos/${closing}`)).toContain(`href="/eventos/${closing}/inscripcion"`)
    await until(async () => Date.now() > soon.getTime())
    expect((await get(`/eventos/${hidden}`)).status).toBe(200)
    expect(await read('/eventos')).toContain('Sale enseguida')
    expect(await read(`/eventos/${opening}`)).toContain(`href="/eventos/${opening}/inscripcion"`)
    expect(await read(`/eventos/${closing}`)).toContain('Inscripción cerrada')
  })
})

test('a duplicate has all but the dates, as a draft, and is stored only when it is saved', async () => {
  const id = await makeEvent('Xató para copiar', { opens_at: inSeconds(DAY), party_limit: 6 })
  const before = await sql`select count(*)::int as n from events`
  const html = await (await panel.get(`/admin/eventos/nuevo?desde=${id}`)).text()
  expect(html).toContain('value="Xató para copiar"')
  expect(html).toMatch(/name="party_limit"[^>]*value="6"/)
  expect(html).not.toMatch(/name="(date|opens_at)"[^>]*value="2/)
  expect(html).toMatch(/value="draft"[^>]*checked|checked[^>]*value="draft"/)
  expect(await sql`select count(*)::int as n from events`).toEqual(before)
})
