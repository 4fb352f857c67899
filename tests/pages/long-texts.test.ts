import { describe, expect, test } from 'vitest'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty')
const office = signedIn('admin')

const event = {
  title: 'Sopar de tòfona',
  location: 'Berga',
  date: '2031-12-05T20:30',
  price: '80',
  max_participants: '80',
}
const restaurant = { nombre: 'Can Prova', direccion: 'Carrer Nou, 3' }
const formatted =
  '<p>Siete <strong>platos</strong> &amp; vino.</p>\n<h2>Menú</h2><ul><li>Pan</li></ul><p><a href="https://celler.example">Celler</a></p>'
const hostile =
  '<p onclick="pwned()" style="color:red">Uno<script>pwned()</script><svg onload="pwned()"><style>*{}</style></svg> <em onmouseover="pwned()">dos</em></p>' +
  '<p><a href="javascript:pwned()">a</a><a href="data:text/html,pwned">b</a><a href="//evil.example/pwned">c</a><img src="x" onerror="pwned()"></p>'
const cleaned = '<p><a>a</a><a>b</a><a>c</a></p>'

const read = async (path: string) => (await visitor(server.url).get(path)).text()
const newest = async (table: string) => (await sql`select max(id)::int as id from ${sql(table)}`)[0]?.id as number

async function saveEvent(description: string, description_ca = '') {
  expect((await office.post('/admin/eventos/nuevo', { ...event, description, description_ca })).status).toBe(303)
  return newest('events')
}

async function saveRestaurant(description: string, historia: string) {
  const texts = { description, historia, description_ca: historia, historia_ca: description }
  const chef = { chef_name: 'Quima Font', chef_bio: historia, chef_bio_ca: description }
  expect((await office.post('/admin/restaurantes/nuevo', { ...restaurant, ...texts, ...chef })).status).toBe(303)
  return newest('restaurants')
}

describe('an event', () => {
  test('is described with the marks of the editor, and by words everywhere else', async () => {
    const id = await saveEvent(formatted, hostile)
    const page = await read(`/eventos/${id}`)
    expect(page).toContain('<p class="lead event-lead">Siete <strong>platos</strong> &amp; vino.</p>')
    expect(page).toContain(
      '<div class="prose"><h2>Menú</h2>\n<ul><li>Pan</li></ul>\n<p><a href="https://celler.example" rel="noopener noreferrer">Celler</a></p></div>',
    )
    expect(page).toMatch(/<meta name="description" content="[^"]*\. Siete platos &amp; vino\."/)
    expect(page).toContain('"description":"Siete platos & vino."')
    expect(await read('/eventos')).toMatch(/event-card-lead"[^>]*>Siete platos &amp; vino\.</)
    for (const path of ['/eventos/calendario.ics', `/eventos/${id}.ics`]) {
      const file = (await read(path)).replaceAll('\r\n ', '')
      expect(file).toMatch(/DESCRIPTION:(.*)Siete platos & vino\./)
      expect(file).not.toMatch(/<\w|&amp;/)
    }
  })

  test('loses active content in either language', async () => {
    const id = await saveEvent('Uno', hostile)
    const page = await read(`/ca/eventos/${id}`)
    expect(page).toContain('event-lead">Uno <em>dos</em></p>')
    expect(page).toContain(`<div class="prose">${cleaned}</div>`)
    for (const path of [`/ca/eventos/${id}`, '/ca/eventos', '/ca', '/ca/eventos/calendario.ics'])
      expect(await read(path)).not.toContain('pwned')
  })

  test('that was written as plain text looks the same', async () => {
    const id = await saveEvent('Vino <tinto> & pan,\r\nde pagès.\r\n\r\nDos')
    await sql`update events set description_ca = '<b>Vi</b> i 3 < 5' where id = ${id}`
    const page = await read(`/eventos/${id}`)
    expect(page).toContain('<p class="lead event-lead">Vino &lt;tinto&gt; &amp; pan,\nde pagès.</p>')
    expect(page).toContain('<div class="prose"><p>Dos</p></div>')
    expect(await read(`/ca/eventos/${id}`)).toContain('event-lead">&lt;b&gt;Vi&lt;/b&gt; i 3 &lt; 5</p>')
    expect((await sql`select description from events where id = ${id}`)[0]).toEqual({
      description: 'Vino <tinto> & pan,\nde pagès.\n\nDos',
    })
  })

  test('is stored as plain text where nothing is formatted, and refused without words or with too many', async () => {
    const id = await saveEvent('<p>Uno &amp; dos</p>\n<p>Tres</p>')
    expect((await sql`select description from events where id = ${id}`)[0]).toEqual({
      description: 'Uno & dos\n\nTres',
    })
    const refused = async (description: string) =>
      (await office.post('/admin/eventos/nuevo', { ...event, description })).status
    expect(await refused('<p></p><ul><li></li></ul>')).toBe(422)
    expect(await refused(`<p><em>${'a'.repeat(10_001)}</em></p>`)).toBe(422)
    await saveEvent(`<p><em>${'a'.repeat(10_000)}</em></p>`)
    // In a form each of these letters has six characters.
    await saveEvent(`<p>${'ñ'.repeat(10_000)}</p>`, `<p>${'ç'.repeat(10_000)}</p>`)
  })
})

test('A restaurant has description, history and the biography of its chef in the same way, in both languages', async () => {
  const id = await saveRestaurant(formatted, hostile)
  const [es, ca] = [await read(`/restaurantes/${id}`), await read(`/ca/restaurantes/${id}`)]
  expect(es).toContain('<p class="lead">Siete <strong>platos</strong> &amp; vino.</p>')
  expect(es).toContain(`<div class="prose"><p>Uno <em>dos</em></p>\n${cleaned}</div>`)
  expect(es).toContain('<meta name="description" content="Siete platos &amp; vino."')
  expect(ca).toContain('<p class="lead">Uno <em>dos</em></p>')
  expect(ca).toContain('<ul><li>Pan</li></ul>')
  expect(await read('/restaurantes')).toContain('Siete platos &amp; vino.')
  const [chef, xef] = [await read(`/restaurantes/${id}?tab=chef`), await read(`/ca/restaurantes/${id}?tab=chef`)]
  expect(chef).toContain(`<h2>Quima Font</h2><div class="prose"><p>Uno <em>dos</em></p>\n${cleaned}</div>`)
  expect(xef).toContain('<h2>Quima Font</h2><div class="prose"><p>Siete <strong>platos</strong> &amp; vino.</p>')
  for (const page of [es, ca, chef, xef, await read('/ca/restaurantes')]) expect(page).not.toContain('pwned')
})

test('Public pages have no editor, and one that is formatted has the script of a plain one', async () => {
  const scriptOf = async (id: number) =>
    [...(await read(`/eventos/${id}`)).matchAll(/\/assets\/[\w-]+\.js/g)].map(([address]) => address).toSorted()
  expect(await scriptOf(await saveEvent(formatted))).toEqual(await scriptOf(await saveEvent('Siete platos.')))
})
