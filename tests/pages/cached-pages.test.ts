import { describe, expect, test } from 'vitest'
import { demoFields } from '#app/club.ts'
import { scoreToken } from '#app/bookings/parties/score-links.server.ts'
import { connectTo } from '../harness/database.ts'
import { insertEvent, insertRequest } from '../harness/insert-rows.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { until } from '../harness/mailbox.ts'
import { testServer, testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'
import { joinPronouns } from '#app/i18n/catalan-pronouns.ts'

const silent = { LOG_LEVEL: 'silent' }
const { url, server: one, sql, signedIn } = testSite('demo', silent, 'maintenance')
const other = testServer({ DATABASE_URL: url, ...silent })
const panel = signedIn('admin')

const get = (path: string, headers: Record<string, string> = {}) => visitor(other.url).get(path, headers)
const read = async (path: string) => (await get(path)).text()

const taula = {
  ...demoFields,
  name: 'la Taula',
  formal_name: 'Taula de Vic',
  tax_number: 'G12345674',
  registry_entry: 'Registro 7',
  registry_entry_ca: 'Registre 7',
  street: 'Plaça Major, 1',
  postal_code: '08500',
  city: 'Vic',
  phone: '+34 938 000 111',
  email: 'casa@taula.example',
  weekday_hours: '9:00-13:00',
  saturday_hours: '',
  founding_year: '1987',
  members: '321',
  main_language: 'ca',
  how_to_pay_ca: 'Per transferència, abans del sopar.',
  fee_ca: '60 € l’any, al gener',
  picture_credits: 'Rosa Pla',
}

/** Caches the page on the other process without the text, writes, and reads it there without waiting. */
async function changes(path: string, text: string, write: () => Promise<unknown>) {
  expect(await read(path)).not.toContain(text)
  await write()
  await until(async () => (await read(path)).includes(text))
}

/** The line under the buttons of the home page. */
async function nextTable(path: string): Promise<string> {
  return textOf(/<p class="hero-next">(.*?)<\/p>/.exec(await read(path))?.[1] ?? '')
}

/** The badge and title of each card that has a badge. */
async function states(path: string): Promise<string[]> {
  const cards = (await read(path)).split('<article ').filter((card) => card.includes('event-state'))
  return cards.map((card) =>
    [/event-state-\w+">(.*?)<\/p>/, /<h\d[^>]*>(.*?)<\/h\d>/]
      .map((part) => textOf(part.exec(card)?.[1] ?? ''))
      .join(' '),
  )
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}

describe('A page for everybody', () => {
  test('has an ETag, and is answered with 304 to a client that has it', async () => {
    const first = await get('/eventos/1', { 'Accept-Encoding': 'br' })
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}-br"$/)
    expect(first.headers.get('Vary')).toBe('Accept-Encoding')
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=1, stale-if-error=86400')
    const again = await get('/eventos/1', { 'Accept-Encoding': 'br', 'If-None-Match': `W/"old", ${etag}` })
    expect([again.status, again.headers.get('ETag'), await again.text()]).toEqual([304, etag, ''])
    expect((await get('/eventos/1', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag })).status).toBe(200)
  })

  test('is the same in every encoding, from every process, and as HEAD', async () => {
    const [brotli, zipped, plain, elsewhere] = await Promise.all([
      ...['br', 'gzip', 'identity'].map((encoding) => get('/ca/eventos/1', { 'Accept-Encoding': encoding })),
      visitor(one.url).get('/ca/eventos/1', { 'Accept-Encoding': 'br' }),
    ])
    const text = await plain?.text()
    expect([await brotli?.text(), await zipped?.text()]).toEqual([text, text])
    expect(text).toContain('<html lang="ca">')
    // Except their own addresses: the two have no common proxy here.
    const { port } = new URL(other.url)
    expect((await elsewhere?.text())?.replaceAll(new URL(one.url).port, port)).toBe(text)
    const head = await fetch(`${other.url}/ca/eventos/1`, {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'identity' },
    })
    expect(head.headers.get('Content-Length')).toBe(String(Buffer.byteLength(text ?? '')))
  })

  test('is not served to signed-in visitors, nor to visitors with the other language', async () => {
    await read('/eventos/2')
    const own = await panel.get('/eventos/2')
    expect([own.headers.get('Cache-Control'), own.headers.get('ETag')]).toEqual(['no-store', null])
    expect(await own.text()).toContain('admin@example.org')
    const stranger = await get('/eventos/2', { Cookie: 'a=1; cercle.session_token=gone' })
    expect([stranger.headers.get('Cache-Control'), stranger.headers.get('ETag')]).toEqual(['no-store', null])
    expect((await get('/eventos/2', { Cookie: 'language=ca' })).headers.get('Location')).toBe('/ca/eventos/2')
    expect((await get('/eventos/2', { Cookie: 'language=es; toast=x' })).headers.get('ETag')).toBeTruthy()
    expect(await read('/eventos/2')).not.toContain('admin@example.org')
  })

  test('depends on known query parameters alone, and on no header of the first visitor', async () => {
    const evil = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'evil',
      Origin: 'https://evil.example',
      Referer: 'https://evil.example',
      'User-Agent': 'evil',
      'Accept-Language': 'evil',
    }
    const first = await get('/restaurantes/2?tab=menu&utm_source=evil&fbclid=evil', evil)
    const html = await first.text()
    expect(html).not.toContain('evil')
    expect(html).toContain(`<link rel="canonical" href="${other.url}/restaurantes/2"/>`)
    const plain = await get('/restaurantes/2?tab=menu')
    expect(plain.headers.get('ETag')).toBe(first.headers.get('ETag'))
    expect((await get('/restaurantes/2?tab=resenas')).headers.get('ETag')).not.toBe(first.headers.get('ETag'))
    for (const odd of [
      '/restaurantes/2?tab=otra',
      '/restaurantes/2?tab=menu&tab=chef',
      '/eventos?categoria=%3Cb%3E',
      '/eventos?pagina=02',
      '/blog?pagina=2&pagina=3',
      '/eventos/1/',
      '/auth?modo=alta',
    ]) {
      expect([odd, (await get(odd)).headers.get('ETag')]).toEqual([odd, null])
    }
  })
})

const cancellation = (id: string) => ({ act: 'cancel', party_id: id, guests: id })

describe('A write through one process is shown by the other:', () => {
  test('seats taken and freed', async () => {
    const before = await registered(2)
    const html = await read('/eventos/2')
    expect((await visitor(one.url).post('/eventos/2/inscripcion', registrationFields())).status).toBe(200)
    expect(await registered(2)).toBe(before + 1)
    await until(async () => (await read('/eventos/2')) !== html)
    const [guest] = await sql<
      { id: string }[]
    >`select id from event_registrations where event_id = 2 order by created_at desc limit 1`
    expect((await panel.post('/admin/eventos/2/inscripciones', cancellation(guest?.id ?? ''))).status).toBe(200)
    await until(async () => (await read('/eventos/2')) === html)
  })

  test('the seats of the next event on the home page, and the state of an event in the list', async () => {
    const made = await insertEvent(sql, { title: 'Vermut', description: 'De barril.', inHours: 1, max_participants: 2 })
    const path = `/eventos/${made}`
    await until(async () => (await read('/')).includes('Vermut') && (await read('/eventos')).includes('Vermut'))
    expect(await nextTable('/')).toMatch(/Próxima mesa: .* · Vermut · 2 plazas$/)
    expect(await nextTable('/ca')).toMatch(/ · Vermut · 2 places$/)
    expect(await read('/eventos/calendario.ics')).toContain('DESCRIPTION:De barril.')
    await visitor(one.url).post(`${path}/inscripcion`, registrationFields())
    await until(async () => (await nextTable('/ca')).endsWith('Vermut · Última plaça'))
    await until(async () => (await states('/eventos')).includes('Última plaza Vermut'))
    await sql`update events set registered = 2 where title = 'Vermut'`
    await until(async () => (await nextTable('/')).endsWith('Vermut · Completo'))
    await until(async () => (await states('/eventos')).includes('Evento completo Vermut'))
    await until(async () => (await read('/eventos/calendario.ics')).includes('DESCRIPTION:Completo. De barril.'))
    await sql`delete from events where id = ${made}`
  })

  test('an event on its page, in the calendar, on the front page, in the feed and the sitemap; its organizer and restaurant', async () => {
    const soon = new Date(Date.now() + 20 * 3_600_000).toISOString().slice(0, 16)
    const fields = {
      title: 'Sopar de prova',
      description: 'Tot.',
      location: 'Aquí',
      date: soon,
      price: '10',
      max_participants: '5',
      restaurant_id: '1',
      organizer_id: '1',
      category: 'Nueva',
    }
    const lists = [
      '/',
      '/ca/eventos',
      '/eventos/calendario.ics',
      '/sitemap.xml',
      '/eventos?categoria=nueva',
      '/restaurantes/1',
    ]
    for (const path of lists) await read(path)
    await changes('/eventos', 'Sopar de prova', () => panel.post('/admin/eventos/nuevo', fields))
    const [made] = await sql<{ id: number }[]>`select max(id)::int as id from events`
    const id = made?.id ?? 0
    expect(await read('/')).toContain('Sopar de prova')
    expect(await read('/ca/eventos')).toContain('Sopar de prova')
    expect(await read('/eventos?categoria=nueva')).toContain('Sopar de prova')
    expect(await read('/restaurantes/1')).toContain('Sopar de prova')
    expect(await read('/eventos/calendario.ics')).toContain('Sopar de prova')
    expect(await read('/sitemap.xml')).toContain(`/eventos/${id}<`)
    await changes(`/eventos/${id}`, 'Cena de prueba', () =>
      panel.post(`/admin/eventos/${id}`, { ...fields, title: 'Cena de prueba', version: '1' }),
    )
    expect(await read(`/eventos/${id}.ics`)).toContain('Cena de prueba')
    await changes(
      `/eventos/${id}`,
      'Bodega Mudada',
      () => sql`update organizers set name = 'Bodega Mudada' where id = 1`,
    )
    await changes(
      `/eventos/${id}`,
      'Casa Mudada',
      () => sql`update restaurants set nombre = 'Casa Mudada' where id = 1`,
    )
    await changes(
      `/eventos/${id}`,
      'Suquet de rap',
      () => sql`insert into event_courses (event_id, position, name) values (${id}, 0, 'Suquet de rap')`,
    )
    await changes(
      `/eventos/${id}`,
      '>Lomo con trufa</li>',
      () => sql`insert into event_menu_options (event_id, position, name) values (${id}, 0, 'Lomo con trufa')`,
    )
    await changes(`/eventos/${id}`, 'Evento no encontrado', () =>
      panel.post('/admin/eventos', { act: 'delete', event_id: String(id), registrations: '0' }),
    )
    await changes(`/eventos/${id + 1}`, 'Otra más', () =>
      panel.post('/admin/eventos/nuevo', { ...fields, title: 'Otra más' }),
    )
  })

  test('the memory of an event: its chronicle both ways, its pictures, the scores of guests, the dinners of a house', async () => {
    const [dinner] = await sql<{ id: number; restaurant: number }[]>`
      select id, restaurant_id as restaurant from events where title = 'Palamós: de la subasta a la plancha'`
    const { id, restaurant } = dinner ?? { id: 0, restaurant: 0 }
    const page = `/eventos/${id}`
    const [post] = await sql<{ slug: string }[]>`select slug from blog_posts where event_id = ${id}`
    expect(await read(`/blog/${post?.slug}`)).toContain('Palamós: de la subasta')
    await changes(
      page,
      'La noche de la lonja',
      () => sql`update blog_posts set title = 'La noche de la lonja' where event_id = ${id}`,
    )
    await changes(
      `/blog/${post?.slug}`,
      'La subasta y la plancha',
      () => sql`update events set title = 'La subasta y la plancha' where id = ${id}`,
    )
    expect(await read(`/ca/restaurantes/${restaurant}`)).toContain('Gamba de Palamós a la sal')
    await changes(
      `/ca/restaurantes/${restaurant}`,
      'Suquet de rap',
      () => sql`insert into event_courses (event_id, position, name) values (${id}, 9, 'Suquet de rap')`,
    )
    const [another] = await sql<{ hash: string }[]>`
      select hash from media where not (select pictures ? ('/media/' || hash) from events where id = ${id}) limit 1`
    await changes(
      page,
      'Ver las 6 imágenes',
      () => sql`update events set pictures = pictures || to_jsonb(${`/media/${another?.hash}`}::text) where id = ${id}`,
    )
    const reviews = `/restaurantes/${restaurant}?tab=resenas`
    expect([await read(page), await read(reviews)].every((html) => html.includes('11 opiniones'))).toBe(true)
    await changes(
      page,
      '10 opiniones',
      () => sql`delete from event_scores where registration_id =
        (select registration_id from event_scores where event_id = ${id} and comment = '' limit 1)`,
    )
    await until(async () => (await read(reviews)).includes('10 opiniones'))
    const [guest] = await sql<{ id: string; tokenHash: string }[]>`
      update event_registrations set attended_at = now() where id = (
        select id from event_registrations where event_id = ${id} and id not in (select registration_id from event_scores) limit 1)
      returning id, cancel_token_hash as "tokenHash"`
    const token = scoreToken(guest!)
    // A first score is taken for sixty days.
    await sql`update events set date = date + interval '30 days' where id = ${id}`
    const link = `/ca/valorar?token=${encodeURIComponent(token)}`
    const form = {
      token,
      kitchen: '5',
      wine: 'none',
      place: '5',
      pace: '4',
      comment: 'Tot a la planxa.',
      privacy: 'on',
    }
    const asked = await (await visitor(one.url).get(link)).text()
    expect(asked).toContain('Envia la meva opinió')
    // The scale is in words where scores are asked for and where they are shown.
    expect([...asked.matchAll(/class="score-word">([^<]+)</g)].slice(0, 5).map(([, word]) => word)).toEqual([
      'fluix',
      'regular',
      'bé',
      'molt bé',
      'rodó',
    ])
    for (const shown of [page, reviews])
      expect((await read(shown)).replaceAll('\u00a0', ' ')).toContain(
        '1 flojo · 2 regular · 3 bien · 4 muy bien · 5 redondo',
      )
    expect((await visitor(one.url).post(link, { ...form, pace: '6' })).status).toBe(422)
    expect(await read(page)).toContain('10 opiniones')
    await changes(page, '11 opiniones', () => visitor(one.url).post(link, form))
    await until(async () => (await read(reviews)).includes('11 opiniones'))
    const [comment] = await sql<{ id: string; seen: string }[]>`
      select registration_id as id, md5(comment || shows_name::text) as seen from event_scores
      where comment = 'Tot a la planxa.'`
    await changes(page, 'Tot a la planxa.', () =>
      panel.post(`/admin/eventos/${id}/opiniones`, {
        act: 'show',
        guest_id: comment?.id ?? '',
        seen: comment?.seen ?? '',
      }),
    )
    await sql`update blog_posts set event_id = null where event_id = ${id}`
    await until(async () => !(await read(page)).includes('La noche de la lonja'))
  })

  test('a new past event, which shifts the others: on every page, in its category, and on a page that did not exist before', async () => {
    await sql`insert into events (title, date, category) select 'Cena ' || i, now() - make_interval(years => 9, days => i), 'Antaño' from generate_series(1, 9) as i`
    await until(async () => (await read('/eventos?pagina=2')).includes('Cena 9'))
    expect((await get('/eventos?categoria=antano&pagina=2')).status).toBe(404)
    await changes(
      '/eventos?categoria=antano&pagina=2',
      'Cena 9',
      () =>
        sql`insert into events (title, date, category) values ('Cena olvidada', now() - interval '8 years', 'Antaño')`,
    )
    expect(await read('/ca/eventos?categoria=antano')).toContain('Cena olvidada')
    await sql`delete from events where category = 'Antaño'`
  })

  test('an organizer', async () => {
    const [row] = await sql<
      { id: number; event: number; version: number }[]
    >`select o.id, o.version, e.id as event from organizers o join events e on e.organizer_id = o.id order by o.id desc limit 1`
    await changes(`/eventos/${row?.event}`, 'Cellers Nous', () =>
      panel.post('/admin/organizers', {
        act: 'save',
        id: String(row?.id),
        version: String(row?.version),
        name: 'Cellers Nous',
      }),
    )
  })

  test('a restaurant, in the directory and on its page', async () => {
    const fields = { nombre: 'Can Prova', direccion: 'Carrer Nou, 1' }
    await changes('/restaurantes', 'Can Prova', () => panel.post('/admin/restaurantes/nuevo', fields))
    const [made] = await sql<{ id: number }[]>`select max(id)::int as id from restaurants`
    await changes(`/restaurantes/${made?.id}`, 'Can Canvi', () =>
      panel.post(`/admin/restaurantes/${made?.id}`, { ...fields, nombre: 'Can Canvi', version: '1' }),
    )
    await changes('/restaurantes?poblacion=falset', 'Can Canvi', () =>
      panel.post(`/admin/restaurantes/${made?.id}`, {
        nombre: 'Can Canvi',
        direccion: 'Carrer Nou, 1, 43730 Falset',
        version: '2',
      }),
    )
  })

  test('a post, in the list, on its page and in the feed', async () => {
    const fields = {
      title: 'Primer brou',
      slug: 'primer-brou',
      content: '<p>Quatre hores de foc lent.</p>',
      status: 'published',
    }
    expect((await get('/blog/primer-brou')).status).toBe(404)
    await read('/blog/rss.xml')
    await changes('/blog', 'Primer brou', () => panel.post('/admin/blog/nueva', fields))
    expect((await get('/blog/primer-brou')).status).toBe(200)
    expect(await read('/blog/rss.xml')).toContain('Primer brou')
    const [made] = await sql<{ id: number }[]>`select max(id)::int as id from blog_posts`
    await sql`insert into blog_posts (title, slug, content, status, published_at) select 'Antic ' || i, 'antic-' || i, 'a', 'published', now() - make_interval(years => i) from generate_series(1, 12) as i`
    await until(async () => (await read('/blog?pagina=2')).includes('Antic 12'))
    await changes(
      '/blog?pagina=2',
      'Antic dotze',
      () => sql`update blog_posts set title = 'Antic dotze' where slug = 'antic-12'`,
    )
    await changes('/blog', 'Segon brou', () =>
      panel.post(`/admin/blog/${made?.id}`, { ...fields, title: 'Segon brou', version: '1' }),
    )
    await panel.post(`/admin/blog/${made?.id}`, { ...fields, status: 'draft', version: '2' })
    await until(async () => (await get('/blog/primer-brou')).status === 404)
  })

  test('the words of a picture', async () => {
    const hash = /\/media\/([0-9a-f]{64})/.exec(await read('/eventos/3'))?.[1] ?? ''
    await changes('/eventos/3', 'Un mercado al alba', () =>
      panel.post(`/admin/imagenes/${hash}`, {
        alt_es: 'Un mercado al alba',
        alt_ca: '',
        focal_x: '0.5',
        focal_y: '0.5',
      }),
    )
  })

  test('whatever anybody writes past the product, late commits and lost listeners included', async () => {
    await changes('/eventos/4', 'Escrito a mano', () => sql`update events set title = 'Escrito a mano' where id = 4`)
    // Its invalidation has a lower number and is read later.
    await read('/eventos/5')
    await sql.begin(async (late) => {
      await late`update events set title = 'Confirmado tarde' where id = 5`
      await changes(
        '/eventos/4',
        'Escrito después',
        () => sql`update events set title = 'Escrito después' where id = 4`,
      )
    })
    await until(async () => (await read('/eventos/5')).includes('Confirmado tarde'))
    await changes('/eventos/4', 'Sin oyente', async () => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'el-cercle notices'`
      await sql`update events set title = 'Sin oyente' where id = 4`
    })
  })

  test('the facts about the club, on every page, in the calendar, the feed and the manifest', async () => {
    const request = await insertRequest(sql, { status: 'approved' })
    const completion = `/socio/completar-datos?token=${request}`
    const shown = {
      '/': ['Taula de Vic', 'más de 321 socios', '"foundingDate":"1987"', 'tel:+34938000111'],
      '/ca': [joinPronouns('Uneix-te a la Taula'), 'La Taula va néixer', 'Des del 1987'],
      '/club': ['Más de 321 socios', 'desde 1987'],
      '/ca/contacto': ['Plaça Major, 1', '08500 Vic', 'search?query=Pla%C3%A7a%20Major%2C%201%2C%20Vic', '09:00–13:00'],
      '/aviso-legal': ['NIF: G12345674', 'Registro 7', 'Fotografías y dibujos: Rosa Pla', 'los de Vic'],
      '/ca/privacidad': ['NIF: G12345674', 'Registre 7', 'Plaça Major, 1, 08500 Vic'],
      '/ca/eventos/1': ['Per transferència, abans del sopar.'],
      '/eventos/1': ['<span lang="ca">Per transferència, abans del sopar.</span>'],
      [completion]: ['<p class="small" lang="ca">60 € l’any, al gener</p>'],
      [`/ca${completion}`]: ['<p class="small">60 € l’any, al gener</p>'],
      '/eventos/4.ics': ['X-WR-CALNAME:Taula de Vic'],
      '/ca/eventos/calendario.ics': ['X-WR-CALNAME:Taula de Vic'],
      '/blog/rss.xml': ['Taula de Vic'],
      '/manifest.webmanifest': ['"name":"Taula de Vic"', '"short_name":"la Taula"'],
    }
    const footers = (html: string) => /<p class="footer-demo">(.*?)<\/p>/.exec(html)?.[1] ?? ''
    expect(footers(await read('/ca'))).toContain('nom, adreça, telèfon, correu, xarxes socials, horari')
    for (const path of Object.keys(shown)) expect(await read(path)).not.toContain('Taula de Vic')
    const dashboard = async () => (await panel.get('/admin/dashboard')).text()
    expect(await dashboard()).toMatch(
      /Faltan el NIF y la inscripción registral\. La ley los pide en el aviso legal\. 19 datos del club son de ejemplo/,
    )
    await changes('/', 'Taula de Vic', () => panel.post('/admin/club', { ...taula, act: 'save', version: '0' }))
    for (const [path, texts] of Object.entries(shown)) {
      const page = textOf(await read(path)) + (await read(path))
      for (const text of texts) expect(page, path).toContain(text)
      expect(page, path).not.toMatch(/Cercle Gastronòmic|logo-words|932 ?000/)
    }
    expect(await read('/.well-known/security.txt')).toContain('mailto:casa@taula.example')
    expect(footers(await read('/'))).toBe(
      'Datos de ejemplo, inventados hasta que el club dé los suyos: redes sociales, historia y cifras.',
    )
    await panel.post('/admin/club', { ...taula, act: 'save', confirmed: 'on', version: '1' })
    await until(async () => footers(await read('/')) === '')
    expect(await dashboard()).not.toMatch(/Faltan? el |datos? del club/)
  })

  test('the history of the club, its picture for shared links and its icon', async () => {
    const [share, icon] = ['b'.repeat(64), 'c'.repeat(64)]
    await sql`insert into media (hash, purpose, width, height, color) values
      (${share}, 'share', 1200, 630, '#fff'), (${icon}, 'icon', 512, 512, '#fff')`
    const [saved] = await sql<{ version: number }[]>`select coalesce(max(version), 0) as version from club_versions`
    const own = {
      history_ca: 'Érem sis.\n\nAra som més.',
      share_picture: `/media/${share}`,
      share_picture_alt: 'Una mesa redonda',
      icon: `/media/${icon}`,
    }
    const shown = {
      '/': [
        '<p class="lead" lang="ca">Érem sis.</p>',
        `rel="icon" href="/media/${icon}-192.png"`,
        `rel="apple-touch-icon" href="/media/${icon}-180.png"`,
        `/media/${share}-1200.jpg"`,
      ],
      '/ca/club': ['<p class="lead">Érem sis.</p><p>Ara som més.</p>', `/media/${share}-1200.jpg"`],
      '/contacto': [
        `og:image" content="${other.url}/media/${share}-1200.jpg"`,
        'og:image:alt" content="Una mesa redonda"',
      ],
      '/blog/rss.xml': [`/media/${icon}-180.png`],
      '/manifest.webmanifest': [`"src":"/media/${icon}-192.png"`, `"src":"/media/${icon}-512.png"`],
    }
    for (const [path, texts] of Object.entries(shown))
      for (const text of texts) expect(await read(path), path).not.toContain(text)
    const form = { ...taula, ...own, act: 'save', version: String(saved?.version) }
    await changes('/', 'Érem sis.', () => panel.post('/admin/club', form))
    for (const [path, texts] of Object.entries(shown))
      for (const text of texts) expect(await read(path), path).toContain(text)
    expect(await read('/')).not.toMatch(/doce amigos|share-[\w-]*\.jpg|og\.jpg|favicon/)
    expect(await read('/club')).not.toMatch(/doce amigos|share-[\w-]*\.jpg|og\.jpg/)
  })

  test('the removal of the demo content', async () => {
    await read('/restaurantes/3')
    expect((await panel.post('/admin/dashboard', { act: 'remove-demo' })).status).toBe(200)
    await until(async () => (await get('/restaurantes/3')).status === 404)
    expect(await read('/eventos')).not.toContain('La Boqueria antes')
  })

  test('the last event: the home page shows samples, which have no page', async () => {
    await sql`delete from events where date > now()`
    await until(async () => (await read('/')).includes('tres mesas como las nuestras'))
    const home = await read('/')
    expect(home).toContain('Seis garnachas viejas')
    expect(home).not.toMatch(/href="\/eventos\/|class="hero-next"/)
  })
})

test('An event is shown as over without any write; while the database is unavailable cached pages stay', async () => {
  await sql`insert into events (title, date) select 'Cena ' || i, now() - make_interval(years => 9, days => i) from generate_series(1, 27) as i`
  await until(async () => (await read('/eventos?pagina=3')).includes('Cena 20'))
  const { ends, path, pushed } = await cacheBeforeEnd()
  await new Promise((done) => setTimeout(done, ends - Date.now() + 50))
  expect(await read(path)).toContain('Ya se celebró')
  expect(await read('/eventos?pagina=3')).toContain(`>${pushed}<`)

  const name = new URL(url).pathname.slice(1)
  const beside = connectTo(url.replace(name, 'postgres'), 'maintenance')
  await beside.unsafe(`alter database "${name}" with allow_connections false`)
  await beside`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`
  // It has also expired, and would be rendered if possible.
  const duringOutage = await get('/eventos')
  expect([duringOutage.status, (await duringOutage.text()).includes('Vermut')]).toEqual([200, true])
  expect((await get('/restaurantes/999')).status).toBeGreaterThanOrEqual(500)
  await beside.unsafe(`alter database "${name}" with allow_connections true`)
  await beside.end()
  await until(async () => (await get('/restaurantes/999')).status === 404)
  await until(async () => (await read('/eventos')).includes('Eventos anteriores'))
})

/** The event that ends moves the oldest one to another page. A busy machine needs more seconds. */
async function cacheBeforeEnd(seconds = 3): Promise<{ ends: number; path: string; pushed: string }> {
  const ends = Date.now() + seconds * 1_000
  const [made] = await sql<{ id: number }[]>`
    insert into events (title, date, ends_at, max_participants)
    values ('Vermut', ${new Date(ends - 3_600_000)}, ${new Date(ends)}, 5) returning id`
  const path = `/eventos/${made?.id}`
  await until(async () => (await read('/eventos')).includes('Vermut'))
  const pushed = oldestOn(await read('/eventos?pagina=2'))
  const pages = [await read('/eventos?pagina=3'), await read(path)]
  if (Date.now() >= ends) {
    await sql`delete from events where id = ${made?.id ?? 0}`
    return cacheBeforeEnd(4 * seconds)
  }
  expect(pages[0]).not.toContain(`>${pushed}<`)
  expect(pages[1]).not.toContain('Ya se celebró')
  return { ends, path, pushed }
}

async function registered(id: number): Promise<number> {
  const [row] = await sql<{ registered: number }[]>`select registered from events where id = ${id}`
  return row?.registered ?? 0
}

function oldestOn(html: string): string {
  return [...html.matchAll(/<h3 class="d4"><a [^>]*>([^<]+)</g)].at(-1)?.[1] ?? 'no event'
}
