import { beforeAll, describe, expect, test } from 'vitest'
import { nameWithTown } from '#app/restaurants/town.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql } = testSite('empty')

/** The newest last. */
const houses = [
  ['Can Vic', 'Carrer Major, 1, 08500 Vic', '€'],
  ['Casa Vic', 'Plaça Major, 2, 08500 VIC', '€€'],
  ['Cal Vic', 'Plaça Major, 3, 08500 Vic', '€€'],
  ['L’Escala', 'Passeig del Mar, 3, 17130 L’Escala', '€€'],
  ['Vora Mar', "Passeig del Mar, 4, 17130 l'Escala", '€€€'],
  ['Mar Endins', 'Passeig del Mar, 5, 17130 L’Escala', '€€'],
  ['Sense Plaça', 'Carrer Gran, 6, 12345 Vilanova de Cap Lloc', '€€'],
  ['Chez Nous', 'Rue de Rivoli, 7, 75001 Paris', '€€€€'],
  ['Can Marca', 'Carrer Petit, 8, 17469 Torrent de Dalt', 'barato'],
] as const
const mapOfTorrent = 'https://www.openstreetmap.org/export/embed.html?bbox=2.9,42.1,3.1,42.3&marker=42.2%2C2.95'

beforeAll(async () => {
  for (const [index, [name, address, range]] of houses.entries()) await insert(name, address, range, index)
})

function insert(name: string, address: string, range: string, age: number) {
  return sql`insert into restaurants (nombre, direccion, price_range, ubicacion_mapa, created_at)
    values (${name}, ${address}, ${range}, ${name === 'Can Marca' ? mapOfTorrent : null}, now() - make_interval(days => ${99 - age}))`
}

const get = (path: string) => visitor(server.url).get(path)
const read = async (path: string) => (await get(path)).text()

const names = (html: string) => Array.from(html.matchAll(/<h3 class="d4"><a [^>]*>(.*?)<\/a>/g), ([, name]) => name)
/** The chips of a navigation: label and address. */
function chips(html: string, label: string): [string, string][] {
  const [, inside = ''] = new RegExp(`<nav class="chips flow" aria-label="${label}">(.*?)</nav>`, 's').exec(html) ?? []
  return Array.from(inside.matchAll(/<a [^>]*href="(.*?)"[^>]*>(.*?)<\/a>/g), ([, href = '', text = '']) => [
    text.replace(/<[^>]*>/g, ' ').trim(),
    href.replaceAll('&amp;', '&'),
  ])
}
const marks = (html: string) =>
  Array.from(html.matchAll(/<a href="([^"]*)" class="town-map-mark"[^>]* aria-label="([^"]*)"/g), ([, href, label]) => [
    label,
    href,
  ])

test('A directory of nine has neither filter nor map; with the tenth restaurant it has both', async () => {
  const short = await read('/restaurantes')
  expect(short).toContain('9 restaurantes')
  expect([chips(short, 'Población'), marks(short)]).toEqual([[], []])
  await insert('Sense Poble', 'Camí del Mas', '€€', 9)
  await until(async () => chips(await read('/restaurantes'), 'Población').length > 0)
})

describe('A directory of ten is filtered by town and price', () => {
  test('with links that say how many restaurants there are, in both languages', async () => {
    for (const [start, town, price, every, all] of [
      ['', 'Población', 'Precio', 'Todas', 'Todos'],
      ['/ca', 'Població', 'Preu', 'Totes', 'Tots'],
    ] as const) {
      const list = `${start}/restaurantes`
      const html = await read(list)
      expect(chips(html, town)).toEqual([
        [every, list],
        ['L’Escala 3', `${list}?poblacion=lescala`],
        ['Paris 1', `${list}?poblacion=paris`],
        ['Torrent de Dalt 1', `${list}?poblacion=torrent-de-dalt`],
        ['Vic 3', `${list}?poblacion=vic`],
        ['Vilanova de Cap Lloc 1', `${list}?poblacion=vilanova-de-cap-lloc`],
      ])
      expect(chips(html, price)).toEqual([
        [all, list],
        ...['€', '€€', '€€€', '€€€€'].map((range, index) => [range, `${list}?precio=${index + 1}`]),
      ])
    }
  })

  test('together and alone; each link keeps the other choice, and pages keep both', async () => {
    expect(names(await read('/restaurantes?poblacion=vic'))).toEqual(['Cal Vic', 'Casa Vic', 'Can Vic'])
    expect(names(await read('/ca/restaurantes?poblacion=lescala'))).toEqual(['Mar Endins', 'Vora Mar', 'L’Escala'])
    const both = await read('/restaurantes?poblacion=vic&precio=2')
    expect(names(both)).toEqual(['Cal Vic', 'Casa Vic'])
    expect(both).not.toContain('Última visita</p>')
    expect(chips(both, 'Población')[0]).toEqual(['Todas', '/restaurantes?precio=2'])
    expect(chips(both, 'Precio')[0]).toEqual(['Todos', '/restaurantes?poblacion=vic'])
    expect(both).toContain('<title>Restaurantes visitados: Vic, €€ · ')
    await insert('Cal Onze', 'Carrer Nou, 10, 25001 Lleida', '€€', 10)
    await until(async () =>
      (await read('/restaurantes?precio=2')).includes('href="/restaurantes?precio=2&amp;pagina=2"'),
    )
    expect(names(await read('/restaurantes?precio=2&pagina=2'))).toEqual(['Casa Vic'])
  })

  test('a choice without restaurants says so, an unknown one is not found', async () => {
    const none = await get('/restaurantes?poblacion=paris&precio=1')
    expect([none.status, (await none.text()).includes('No hay ningún restaurante con ese precio')]).toEqual([200, true])
    for (const query of ['poblacion=barcelona', 'precio=5', 'poblacion=Vic%27', 'poblacion=vic&precio=x']) {
      const answer = await get(`/restaurantes?${query}`)
      const html = await answer.text()
      expect([query, answer.status, html.includes('No conocemos esa población')]).toEqual([query, 404, true])
      expect(html).toContain('<meta name="robots" content="noindex"/>')
    }
    expect((await get('/restaurantes?poblacion=vic&pagina=2')).status).toBe(404)
    expect((await get('/restaurantes?poblacion=&precio=')).status).toBe(200)
  })

  test('only the page of all restaurants is for search engines', async () => {
    const all = await read('/restaurantes')
    expect(all).toContain(`<link rel="canonical" href="${server.url}/restaurantes"/>`)
    expect(all).not.toContain('noindex')
    const filtered = await read('/restaurantes?poblacion=vic')
    expect(filtered).toContain('<meta name="robots" content="noindex"/>')
    expect(filtered).not.toContain('rel="canonical"')
  })

  test('only its own parameters with possible values are cached', async () => {
    const plain = (await get('/restaurantes?poblacion=vic')).headers.get('ETag')
    const other = await get('/restaurantes?otra=1&poblacion=vic&utm_source=x')
    expect([other.headers.get('ETag'), typeof plain]).toEqual([plain, 'string'])
    for (const query of ['precio=5', 'precio=', 'poblacion=Vic', 'poblacion=vic&poblacion=lleida'])
      expect([query, (await get(`/restaurantes?${query}`)).headers.get('ETag')]).toEqual([query, null])
  })
})

describe('The map of towns', () => {
  test('has a link for each town whose place is known, by its name or by the marker of a restaurant’s map', async () => {
    await until(async () => marks(await read('/ca/restaurantes')).length === 4)
    expect(marks(await read('/ca/restaurantes'))).toEqual([
      ['L’Escala: 3 restaurants', '/ca/restaurantes?poblacion=lescala'],
      ['Lleida: 1 restaurant', '/ca/restaurantes?poblacion=lleida'],
      ['Torrent de Dalt: 1 restaurant', '/ca/restaurantes?poblacion=torrent-de-dalt'],
      ['Vic: 3 restaurants', '/ca/restaurantes?poblacion=vic'],
    ])
  })

  test('loads its drawing from here, of at most 40 KB, and names whose geometry it is', async () => {
    const html = await read('/restaurantes')
    const [, drawing = ''] = /<nav class="town-map-drawing"[^>]*><img src="([^"]+)"/.exec(html) ?? []
    expect(drawing).toMatch(/^\/assets\/catalonia-[\w-]+\.svg$/)
    const answer = await get(drawing)
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    const svg = await answer.text()
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(40 * 1024)
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('http')
    expect(html).toMatch(/MapSVG.*GeoNames.*CC BY 4\.0/s)
  })
})

test('The filter reads the town of an address as the title of a page does', async () => {
  const addresses = [
    'Carrer del Rec, 24, 08003 Barcelona',
    'Camí de Can Cirerer, s/n, 08739 Subirats ',
    'Carrer de Verdi, 112, L’Hospitalet de Llobregat',
    'Carrer Major, 3',
    'Carrer Major',
    'Carrer Major, 08500Vic',
    'Vic, 08500',
    'Carrer Major, ,  ',
    '',
  ]
  const { townName } = await import('#app/restaurants/towns.server.ts')
  const { PgDialect } = await import('drizzle-orm/pg-core')
  const column = new PgDialect().sqlToQuery(townName).sql
  for (const address of addresses) {
    const [row] = await sql.unsafe<{ town: string | null }[]>(
      `select ${column} as town from (select $1::text as direccion) as restaurants`,
      [address],
    )
    expect([address, nameWithTown('x', address)]).toEqual([address, row?.town ? `x, ${row.town}` : 'x'])
  }
})

describe('The page of a restaurant', () => {
  test('lists the club’s dinners there: those to come with their state, those that are over with their score', async () => {
    const [house] = await sql<{ id: number }[]>`select id from restaurants where nombre = 'Can Vic'`
    const id = house?.id ?? 0
    const event = (title: string, days: number, more: object = {}) =>
      insertEvent(sql, { title, inHours: 24 * days, max_participants: 12, restaurant_id: id, ...more })
    await event('Cena libre', 10)
    await event('Cena anulada', 20, { status: 'cancelled' })
    await event('Cena sin publicar', 30, { status: 'draft' })
    await event('Cena pasada', -10)
    const lines = async (path: string) =>
      Array.from((await read(path)).matchAll(/<ul class="restaurant-dinners">(.*?)<\/ul>/gs), ([, list = '']) =>
        Array.from(list.matchAll(/<li>(.*?)<\/li>/gs), ([, item = '']) =>
          item
            .replace(/<[^>]*>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
        ),
      )
    await until(async () => (await lines(`/restaurantes/${id}`)).length === 2)
    const [coming = [], past = []] = await lines(`/restaurantes/${id}`)
    expect(coming).toEqual([
      expect.stringMatching(/^Cena libre \S+.*\d{1,2}:\d{2}/),
      expect.stringMatching(/^Cena anulada Cancelado \S+/),
    ])
    expect(past).toEqual([expect.stringMatching(/^Cena pasada \S+, \d/)])
    await sql`update events set max_participants = 0 where title = 'Cena libre'`
    await until(async () => Boolean((await lines(`/restaurantes/${id}`))[0]?.[0]?.startsWith('Cena libre Sin plazas')))
    const ca = await read(`/ca/restaurantes/${id}`)
    expect([ca.includes('>Pròxims</h3>'), ca.includes('>Ja celebrats</h3>')]).toEqual([true, true])
  })
})
