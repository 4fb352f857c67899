import { beforeAll, describe, expect, test } from 'vitest'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty', { LOG_LEVEL: 'silent' })
const clara = signedIn('admin', 'clara')

const dishes = JSON.stringify([
  { nombre: '', descripcion: '', precio: 12, nombre_ca: 'Fideus CATALÀ', descripcion_ca: 'Amb cloïsses CATALÀ' },
])

beforeAll(async () => {
  await sql`insert into club_versions (version, facts) values (1, '{"main_language": "ca"}')`
  await sql`insert into organizers (id, name, name_ca, description_ca, city_ca)
    values (1, '', 'Celler CATALÀ', 'Fan vi CATALÀ', 'Valls CATALÀ')`
  await sql`
    insert into events (id, title, title_ca, description_ca, location_ca, category_ca, date, max_participants, organizer_id)
    values (1, '', 'Calçotada CATALÀ', ${'Amb romesco CATALÀ\n\nI vi CATALÀ'}, 'Valls CATALÀ', 'Dinar CATALÀ',
        now() + interval '7 days', 20, 1),
      (2, '', 'Castanyada CATALÀ', 'Amb moniatos CATALÀ', 'Olot CATALÀ', 'Dinar CATALÀ',
        now() - interval '7 days', 20, 1)`
  await sql`select setval(pg_get_serial_sequence('events', 'id'), 10)`
  await sql`insert into event_courses (event_id, position, name_ca, drink_ca)
    select id, 0, 'Calçots CATALÀ', 'Garnatxa CATALÀ' from events`
  await sql`update events set how_to_pay_ca = 'Per transferència CATALÀ', price = 30`
  await sql`
    insert into restaurants (id, nombre, direccion, especialidad_ca, description_ca, historia_ca, horarios_ca, chef_name,
      chef_bio_ca, menu_degustacion)
    values (1, 'Can Mirambell', 'Carrer Nou, 3, Barcelona', 'Arrossos CATALÀ', 'Arròs CATALÀ', 'Obert CATALÀ',
      'Dilluns CATALÀ: 13:00–15:00', 'Roser', 'Cuina CATALÀ', ${sql.json(JSON.parse(dishes))})`
  await sql`
    insert into blog_posts (title, title_ca, slug, content, content_ca, excerpt_ca, status, published_at)
    values ('', 'El xató CATALÀ', 'el-xato', '', '<p>Es menja.</p><p>Escarola CATALÀ</p>', 'Una salsa CATALÀ', 'published', now())`
})

const read = async (path: string) => (await visitor(server.url).get(path)).text()

/** Each piece of text that a page shows, with the language that its markup gives it. */
function textsOf(page: string): { text: string; lang: string | undefined }[] {
  const open: { tag: string; lang: string | undefined }[] = []
  const found = []
  const body = page.replaceAll(/<(script|style|head|template)\b[\s\S]*?<\/\1>/g, '')
  for (const [, closed, tag = '', attributes = '', text = ''] of body.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>([^<]*)/g,
  )) {
    if (closed) open.splice(open.findLastIndex((element) => element.tag === tag))
    else if (!/^(img|br|hr|input|meta|link|source|use|path)$/.test(tag))
      open.push({ tag, lang: / lang="(\w+)"/.exec(attributes)?.[1] })
    if (text.trim()) found.push({ text, lang: open.findLast(({ lang }) => lang)?.lang })
  }
  return found
}

const pages: [path: string, texts: string[]][] = [
  ['/', ['Calçotada']],
  ['/eventos', ['Calçotada', 'Amb romesco', 'Valls', 'Dinar', 'Castanyada']],
  [
    '/eventos/1',
    [
      'Calçotada',
      'Amb romesco',
      'I vi',
      'Valls',
      'Dinar',
      'Celler',
      'Fan vi',
      'Calçots',
      'Garnatxa',
      'Per transferència',
    ],
  ],
  ['/eventos/calendario', ['Calçotada']],
  ['/eventos/1/inscripcion', ['Calçotada', 'Valls']],
  ['/eventos/2', ['Castanyada', 'Amb moniatos', 'Olot', 'Dinar', 'Calçots', 'Garnatxa']],
  ['/restaurantes', ['Arrossos', 'Arròs']],
  ['/restaurantes/1', ['Arrossos', 'Arròs', 'Obert', 'Dilluns']],
  ['/restaurantes/1?tab=chef', ['Cuina']],
  ['/restaurantes/1?tab=menu', ['Fideus', 'Amb cloïsses']],
  ['/blog', ['El xató', 'Una salsa']],
  ['/blog/el-xato', ['El xató', 'Escarola', 'Una salsa']],
]

describe('A club that writes in Catalan only', () => {
  test.each(pages)('has its texts on %s, and in the Spanish site they are marked as Catalan', async (path, texts) => {
    const spanish = textsOf(await read(path)).filter(({ text }) => text.includes('CATALÀ'))
    for (const expected of texts) expect(spanish.map(({ text }) => text).join('\n')).toContain(`${expected} CATALÀ`)
    expect(spanish.filter(({ lang }) => lang !== 'ca')).toEqual([])
    const catalan = await read(path === '/' ? '/ca' : `/ca${path}`)
    for (const expected of texts) expect(catalan).toContain(`${expected} CATALÀ`)
    expect(catalan).not.toMatch(/<(?!button)[^>]* lang="es"[^>]*>[^<]*CATALÀ/)
  })

  test('has them in titles, previews, structured data, the feed and the calendar', async () => {
    const page = await read('/eventos/1')
    expect(page).toContain('<title>Calçotada CATALÀ · Cercle Gastronòmic</title>')
    expect(page).toMatch(/<meta name="description" content="[^"]*Amb romesco CATALÀ/)
    expect(page).toMatch(/"@type":"Event"[^<]*"name":"Calçotada CATALÀ"[^<]*"inLanguage":"ca"/)
    expect(await read('/blog/rss.xml')).toMatch(/El xató CATALÀ[\s\S]*<div lang="ca">.*<p>Escarola CATALÀ/)
    for (const file of ['/eventos/calendario.ics', '/eventos/1.ics'])
      expect(await read(file)).toContain('SUMMARY:Calçotada CATALÀ')
  })

  test('has a filter for its category, under the Catalan name', async () => {
    expect(await read('/eventos')).toContain('?categoria=dinar-catala"')
    expect(await read('/eventos?categoria=dinar-catala')).toContain('Calçotada CATALÀ')
    expect(await read('/eventos?categoria=dinar-catala')).toContain('Castanyada CATALÀ')
  })

  test('sees its names in the panel, finds them, and what is missing in Spanish', async () => {
    const panel = async (path: string) => (await clara.get(path)).text()
    const lists = [
      ['/admin/eventos?cuando=todos', 'Calçotada'],
      ['/admin/eventos?q=dinar', 'Calçotada'],
      ['/admin/blog', 'El xató'],
      ['/admin/restaurantes?q=arrossos', 'Can Mirambell'],
      ['/admin/organizers?q=valls', 'Celler'],
    ] as const
    for (const [path, name] of lists) {
      const join = path.includes('?') ? '&' : '?'
      expect(await panel(path)).toContain(name)
      expect(await panel(`${path}${join}falta=es`)).toContain(name)
      expect(await panel(`${path}${join}falta=ca`)).not.toContain(name)
    }
    for (const file of ['eventos.csv?cuando=todos&', 'blog.csv?', 'restaurantes.csv?', 'organizers.csv?']) {
      const rows = async (query: string) => (await panel(`/admin/${file}${query}`)).trim().split('\n').length - 1
      expect([await rows('falta=es'), await rows('falta=ca')]).toEqual([file.startsWith('eventos') ? 2 : 1, 0])
    }
  })

  test('must give a title in Catalan only, and its fields come first', async () => {
    const page = await (await clara.get('/admin/eventos/nuevo')).text()
    expect(page.indexOf('name="title_ca"')).toBeLessThan(page.indexOf('name="title"'))
    expect(page.indexOf('>Català</button>')).toBeLessThan(page.indexOf('>Español</button>'))
    const fields = { date: '2030-02-14T13:30', price: '0', max_participants: '3', restaurant_id: 'none', past_date: '' }
    const save = (texts: Record<string, string>) =>
      clara.post('/admin/eventos/nuevo', { ...fields, organizer_id: 'none', ...texts })
    expect((await save({ title: 'Cena', description: 'Buena', location: 'Aquí' })).status).toBe(422)
    expect((await save({ title_ca: 'Sopar', description_ca: 'Bo', location_ca: 'Aquí' })).status).toBe(303)
  })

  test('must say in Catalan how a price is paid while «El club» does not, and keeps what it has typed', async () => {
    await sql`insert into club_versions (version, facts)
      values (2, '{"main_language": "ca", "how_to_pay": "", "how_to_pay_ca": ""}')`
    const typed = { title_ca: 'Xatonada', description_ca: 'Bona', location_ca: 'Aquí', price: '30' }
    const relations = { restaurant_id: 'none', organizer_id: 'none' }
    const fields = { ...typed, ...relations, date: '2030-02-14T13:30', max_participants: '3' }
    const save = (payment: Record<string, string>) => clara.post('/admin/eventos/nuevo', { ...fields, ...payment })
    const refused = await until(async () => {
      const answer = await save({})
      return answer.status === 422 ? answer.text() : undefined
    })
    expect(refused).toMatch(/<textarea[^>]*name="how_to_pay_ca"[^>]*aria-invalid="true"/)
    expect(refused).toContain('El evento tiene precio: escribe cómo se paga, aquí o en «El club».')
    for (const value of Object.values(typed)) expect(refused).toContain(value)
    expect((await save({ how_to_pay_ca: 'Per transferència CATALÀ' })).status).toBe(303)
  })
})

describe('The panel of a club that writes Catalan', () => {
  const ask = (path: string, headers = {}) => clara.get(path, headers)
  const post = async (fields: Record<string, string>, path: string) => (await clara.post(`${path}.data`, fields)).text()

  test.each([
    ['/admin/blog/1', '/blog/el-xato'],
    ['/admin/restaurantes/1', '/restaurantes/1'],
    ['/admin/eventos/1/inscripciones', '/eventos/1'],
  ])('links from %s to the page in the language of the panel', async (path, page) => {
    for (const [language, prefix] of [
      ['es', ''],
      ['ca', '/ca'],
    ] as const)
      expect(await (await ask(path, { 'Accept-Language': language })).text()).toContain(`href="${prefix}${page}"`)
  })

  test('shows the words of an article until its editor has come, not its tags', async () => {
    const page = await (await ask('/admin/blog/1')).text()
    const waiting = /<p class="input input-lines article-words" aria-busy="true">([^<]*)<\/p>/.exec(page)?.[1]
    expect(waiting?.split(/\n+/)).toEqual(['Es menja.', 'Escarola CATALÀ'])
    expect(page).toMatch(/<textarea[^>]*class="visually-hidden"[^>]*>&lt;p&gt;Es menja/)
  })

  test('gives a preview in the club’s language, and writes to a new member in it', async () => {
    expect(await post({ act: 'preview', event_id: '1' }, '/admin/eventos')).toContain(
      `${server.url}/ca/eventos/1?token=`,
    )
    await post({ act: 'create', full_name: 'Pep Ribes', email: 'pep@example.org' }, '/admin/solicitudes')
    expect(await sql`select kind, language from mails where recipient = 'pep@example.org'`).toEqual([
      { kind: 'membership-approval', language: 'ca' },
    ])
  })
})
