import { beforeAll, describe, expect, test } from 'vitest'
import { until } from '../harness/mailbox.ts'
import { MAX_HTML_BYTES } from '../harness/page-budgets.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'
import { joinPronouns } from '#app/i18n/catalan-pronouns.ts'

const { server, sql } = testSite('demo')

const get = (path: string, headers: Record<string, string> = {}) => visitor(server.url).get(path, headers)
const read = async (path: string) => (await get(path)).text()

test.each([
  ['/', '<title>Cercle Gastronòmic: club de cocina y vino en Barcelona</title>'],
  ['/ca', '<title>Cercle Gastronòmic: club de cuina i vi a Barcelona</title>'],
  ['/restaurantes/1', '<title>Can Mirambell, Barcelona · Cercle Gastronòmic</title>'],
  ['/ca/restaurantes/1?tab=menu', '<title>Can Mirambell, Barcelona: Menú · Cercle Gastronòmic</title>'],
  ['/eventos?categoria=cata', '<meta name="description" content="Cata: eventos del Cercle Gastronòmic en Barcelona'],
  ['/ca/eventos?categoria=cata', '<meta name="description" content="Tast: esdeveniments del Cercle Gastronòmic a'],
])('%s says what it is and where: %s', async (path, tag) => {
  expect(await read(path)).toContain(tag)
})

const weights = Object.entries(MAX_HTML_BYTES).flatMap(([path, most]) => [
  [path, most] as const,
  [path === '/' ? '/ca' : `/ca${path}`, most] as const,
])
test.each(weights)('%s has at most %i bytes of HTML, as it is sent', async (path, most) => {
  await read(path)
  const { headers } = await get(path, { 'Accept-Encoding': 'br' })
  expect(headers.get('Content-Encoding')).toBe('br')
  expect(Number(headers.get('Content-Length'))).toBeLessThanOrEqual(most)
})

const count = (html: string, part: RegExp) => html.match(part)?.length

describe('the language of a page', () => {
  test('is that of its URL, and each page names the other', async () => {
    const spanish = await read('/eventos')
    expect(spanish).toContain('<html lang="es">')
    expect(spanish).toContain(`<link rel="canonical" href="${server.url}/eventos"/>`)
    expect(spanish).toContain(`<link rel="alternate" hrefLang="ca" href="${server.url}/ca/eventos"/>`)
    const catalan = await read('/ca/eventos')
    expect(catalan).toContain('<html lang="ca">')
    expect(catalan).toContain(`<link rel="canonical" href="${server.url}/ca/eventos"/>`)
    expect(catalan).toContain(`<link rel="alternate" hrefLang="x-default" href="${server.url}/eventos"/>`)
  })

  test('is stored by an explicit choice, which redirects to the alternate language of any page', async () => {
    const chosen = await visitor(server.url).post('/idioma', { language: 'ca', page: '/eventos?categoria=cata' })
    expect(chosen.status).toBe(303)
    expect(chosen.headers.get('Location')).toBe('/ca/eventos?categoria=cata')
    expect(chosen.headers.get('Set-Cookie')).toBe('language=ca; Path=/; Max-Age=31536000; SameSite=Lax')
    const elsewhere = await get('/eventos/2?tab=multimedia', { Cookie: 'language=ca' })
    expect(elsewhere.status).toBe(302)
    expect(elsewhere.headers.get('Location')).toBe('/ca/eventos/2?tab=multimedia')
    expect(elsewhere.headers.get('Cache-Control')).toBe('no-store')
    expect((await get('/ca/eventos', { Cookie: 'language=es' })).headers.get('Location')).toBe('/eventos')
  })

  test('never redirects data requests, pictures or visitors without a choice', async () => {
    expect((await get('/eventos.data', { Cookie: 'language=ca' })).status).toBe(200)
    expect((await get('/eventos', { Cookie: 'language=fr' })).status).toBe(200)
    expect((await get('/ca/eventos')).status).toBe(200)
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%0d%0aSet-Cookie:x',
  ])('cannot be used to leave the site: %s', async (page) => {
    const answer = await visitor(server.url).post('/idioma', { language: 'es', page })
    expect(new URL(answer.headers.get('Location') ?? '', server.url).origin).toBe(server.url)
    expect(answer.headers.get('Location')).not.toContain('evil')
  })
})

describe('a restaurant', () => {
  test('without telephone, web and e-mail has no button to book', async () => {
    const [bar] = await sql<{ id: number }[]>`select id from restaurants where nombre = 'Bar Carmeta'`
    const html = await read(`/restaurantes/${bar?.id}`)
    expect(html).not.toContain('Reservar mesa')
    expect(html).toContain('No tenemos teléfono, web ni correo de reservas')
    expect(await read('/restaurantes/1')).toContain('Reservar mesa')
  })

  test('shows the score of a dinner of the club there, with how many gave it', async () => {
    const [dinner] = await sql<{ house: number }[]>`
      select restaurant_id as house from events where title = 'Palamós: de la subasta a la plancha'`
    const html = await read(`/restaurantes/${dinner?.house}`)
    expect(html.replaceAll('<!-- -->', '')).toMatch(/<strong>4,\d<\/strong> sobre 5 · 11 opiniones/)
  })

  test('has a pin only where the map has a marker, and says that the ground is a drawing', async () => {
    const [unknown] = await sql<{ id: number }[]>`
      insert into restaurants (nombre, direccion) values ('Can Pi', 'Carrer Major, 3, Vic') returning id`
    const [known, without] = [await read('/restaurantes/1'), await read(`/restaurantes/${unknown?.id}`)]
    expect([known.includes('map-card-pin"'), without.includes('map-card-pin"')]).toEqual([true, false])
    for (const html of [known, without]) expect(html).toContain('Dibujo, no es un plano')
    expect(without).not.toContain('GeoCoordinates')
  })
})

test('an unknown article says so, with the newest ones', async () => {
  const answer = await get('/ca/blog/res-de-res')
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain('No hem trobat l’article')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('href="/ca/blog/la-gamba-de-palamos-no-tiene-prisa"')
})

test.each([
  ['', 'Evento no encontrado', 'Las próximas mesas', 'Volver a eventos'],
  ['/ca', 'No hem trobat l’esdeveniment', 'Les pròximes taules', 'Torna als esdeveniments'],
])('an unknown event says so, with the next ones: %s/', async (home, title, next, back) => {
  for (const path of ['/eventos/99999', '/eventos/nada', '/eventos/1?token=wrong']) {
    const answer = await get(home + path)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    for (const text of [title, next, back]) expect(html).toContain(text)
    expect(html.match(/<article class="event-card"/g)).toHaveLength(3)
  }
})

describe('a link of a mail that opens nothing', () => {
  test.each([
    '/reserva?token=x',
    '/comensal?token=x',
    '/valorar?token=x',
    '/novedades?token=x',
    '/cocina?token=x',
    '/inscripcion/cancelar?token=x',
    '/inscripcion/confirmar?token=x',
    '/socio/completar-datos?token=x',
  ])('has a drawing, and leads to the club: %s', async (path) => {
    for (const home of ['', '/ca']) {
      const main = /<main[\s\S]*<\/main>/.exec(await read(home + path))?.[0] ?? ''
      expect(main).toContain('class="ended-plate"')
      expect(main).toContain(`href="${home}/contacto"`)
    }
  })
})

test('Multimedia shows earlier evenings of the same restaurant or organizer, and no others', async () => {
  const [dinner] = await sql<{ id: number }[]>`
    select id from events where title = 'Palamós: de la subasta a la plancha' and jsonb_array_length(pictures) > 0`
  const copy = async (title: string, restaurant: boolean) => {
    const [made] = await sql<{ id: number }[]>`
      insert into events (title, date, pictures, restaurant_id)
      select ${title}, now() + interval '40 days', pictures, case when ${restaurant} then restaurant_id end
      from events where id = ${dinner?.id ?? 0} returning id`
    return made?.id
  }
  const [same, other] = [await copy('Vuelta a Palamós', true), await copy('En otra casa', false)]
  const gallery = async (path: string, heading: string) => {
    const html = await read(path)
    return html.includes(heading) ? html.slice(html.indexOf(heading)) : ''
  }
  for (const [home, heading] of [
    ['', 'Otras noches'],
    ['/ca', 'Altres nits'],
  ] as const) {
    const shown = await gallery(`${home}/eventos/${same}?tab=multimedia`, `>${heading}<`)
    expect(shown).toContain(`href="${home}/eventos/${dinner?.id}"`)
    expect(shown.match(/<picture|<img/g)?.length).toBeGreaterThan(0)
    expect(await gallery(`${home}/eventos/${other}?tab=multimedia`, `>${heading}<`)).toBe('')
    expect(await gallery(`${home}/eventos/${same}`, `>${heading}<`)).toBe('')
  }
})

test('Multimedia shows the three newest of many earlier evenings, with three pictures each', async () => {
  const made = await sql<{ id: number; title: string }[]>`
    insert into events (title, date, pictures, restaurant_id)
    select 'Noche ' || n, now() + make_interval(days => case n when 0 then 40 else -n end),
      pictures || pictures || pictures || pictures, restaurant_id
    from events, generate_series(0, 4) n where title = 'Palamós: de la subasta a la plancha' returning id, title`
  const idOf = (title: string) => made.find((event) => event.title === title)?.id
  const html = await read(`/eventos/${idOf('Noche 0')}?tab=multimedia`)
  const gallery = html.slice(html.indexOf('>Otras noches<'), html.indexOf('</article>'))
  await sql`delete from events where id in ${sql(made.map(({ id }) => id))}`
  expect([...gallery.matchAll(/href="\/eventos\/(\d+)"/g)].map(([, id]) => Number(id))).toEqual(
    ['Noche 1', 'Noche 2', 'Noche 3'].map(idOf),
  )
  expect(gallery.match(/<img/g)).toHaveLength(9)
})

test.each([
  ['/', 'Inicio'],
  ['/eventos/1', 'Eventos'],
  ['/Eventos', 'Eventos'],
  ['/ca', 'Inici'],
  ['/ca/blog/', 'Blog'],
  ['/privacidad', undefined],
])('the header marks the current section: %s', async (path, section) => {
  const header = /<nav class="header-nav"[\s\S]*?<\/nav>/.exec(await read(path))?.[0] ?? ''
  expect([...header.matchAll(/<a aria-current="page"[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual(
    section ? [section] : [],
  )
})

describe('the calendar', () => {
  test('shows upcoming events by date, then past ones newest first', async () => {
    const html = await read('/eventos')
    const dates = [...html.matchAll(/<time dateTime="([^"]+)"/g)].map(([, date]) => Date.parse(date ?? ''))
    const upcoming = dates.filter((date) => date > Date.now())
    const past = dates.filter((date) => date <= Date.now())
    expect(dates).toEqual([...upcoming.toSorted((a, b) => a - b), ...past.toSorted((a, b) => b - a)])
    expect(upcoming.length).toBeGreaterThanOrEqual(9)
    expect(html).toContain('Eventos anteriores')
  })

  test('filters by category with links that need no script, in both languages under the same slug', async () => {
    const html = await read('/eventos')
    expect(html).toContain('href="/eventos?categoria=cata"')
    expect(html).toContain('href="/eventos?categoria=otros"')
    const catalan = await read('/ca/eventos?categoria=cata')
    expect(catalan).toContain('Tast')
    expect(catalan).not.toContain('Sopar a quatre mans')
    expect(catalan).toContain(`<link rel="canonical" href="${server.url}/ca/eventos?categoria=cata"/>`)
  })

  test('says that a category does not exist, and leads to all events', async () => {
    const answer = await get('/eventos?categoria=nada')
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('Esa categoría no existe')
    expect(html).toContain('<a class="button button-secondary" href="/eventos">')
    expect(html).not.toContain('No hay eventos disponibles')
  })

  test('keeps a category that is named «Otros» apart from events without category', async () => {
    await sql`
      insert into events (title, date, category) values
        ('De otra clase', now() + interval '1 day', 'Otros'), ('Sin clase', now() + interval '1 day', ''),
        ('Cata menor', now() + interval '1 day', 'Cata!')`
    await until(async () => (await read('/eventos')).includes('De otra clase'))
    const [named, without] = [await read('/eventos?categoria=otros-'), await read('/eventos?categoria=otros')]
    expect([named.includes('De otra clase'), named.includes('Sin clase')]).toEqual([true, false])
    expect([without.includes('De otra clase'), without.includes('Sin clase')]).toEqual([false, true])
    expect(without).toContain('>Sin categoría</a>')
    expect(await read('/eventos?categoria=cata')).toContain('Cata menor')
  })
})

describe('a long list', () => {
  beforeAll(async () => {
    await sql`
      insert into events (title, date, category, category_ca)
      select 'Cena antigua ' || i, now() - make_interval(years => 5, days => i), 'Cata', 'Tast' from generate_series(1, 20) as i`
    await sql`
      insert into blog_posts (title, slug, content, status, published_at)
      select 'Texto antiguo ' || i, 'antiguo-' || i, 'Hace tiempo.', 'published', now() - make_interval(years => 5, days => i) from generate_series(1, 20) as i`
    await until(async () => (await read('/eventos')).includes('pagina=3') && (await read('/blog')).includes('pagina=2'))
  })

  const linked = (html: string) =>
    [...(/<nav class="pagination[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/<a [^>]*href="([^"]+)"/g)].map(
      ([, href]) => href?.replaceAll('&amp;', '&'),
    )
  test('of past events has pages of nine, with upcoming events on the first one only', async () => {
    const first = await read('/eventos')
    expect(first).toContain('Próximos eventos')
    expect(linked(first)).toEqual([
      '/eventos#anteriores',
      '/eventos?pagina=2',
      '/eventos?pagina=3',
      '/eventos?pagina=2',
    ])
    expect(first).toContain('id="anteriores"')
    const second = await read('/ca/eventos?pagina=2')
    expect(count(second, /<article class="event-card"/g)).toBe(9)
    expect(second).not.toContain('Pròxims esdeveniments')
    expect(second).toContain('<title>Esdeveniments anteriors, pàgina 2 ·')
    expect(second).toContain(`<link rel="canonical" href="${server.url}/ca/eventos?pagina=2"/>`)
    expect(second).toContain(`<link rel="alternate" hrefLang="es" href="${server.url}/eventos?pagina=2"/>`)
    expect(second).toMatch(/<a(?=[^>]* rel="prev")(?=[^>]* href="\/ca\/eventos#anteriores")[^>]*>/)
    expect(second).toMatch(/<a(?=[^>]* rel="next")(?=[^>]* href="\/ca\/eventos\?pagina=3")[^>]*>/)
  })

  test('of one category stays in it from page to page', async () => {
    const html = await read('/eventos?categoria=cata&pagina=2')
    expect(html).toContain('<title>Eventos anteriores: Cata, página 2 ·')
    expect(html).toContain(`<link rel="canonical" href="${server.url}/eventos?categoria=cata&amp;pagina=2"/>`)
    expect(linked(html)).toEqual(
      expect.arrayContaining(['/eventos?categoria=cata#anteriores', '/eventos?categoria=cata&pagina=3']),
    )
  })

  test('of posts has pages of twelve, the newest large on the first one only, and a feed of the newest', async () => {
    const [first, second] = [await read('/blog'), await read('/ca/blog?pagina=2')]
    expect([count(first, /<article/g), count(first, /<article class="post-lead"/g)]).toEqual([12, 1])
    expect(count(second, /<article class="post-row"/g)).toBe(count(second, /<article/g))
    expect(linked(first)).toEqual(['/blog', '/blog?pagina=2', '/blog?pagina=2'])
    expect(second).toContain('<title>Blog, pàgina 2 ·')
    expect(second).toContain(`<link rel="canonical" href="${server.url}/ca/blog?pagina=2"/>`)
    expect(count(await read('/blog/rss.xml'), /<item>/g)).toBe(20)
  })

  test('of posts goes on below each article, with two others', async () => {
    const html = await read('/ca/blog/biblioteca-diez-libros-para-empezar')
    const next = html.slice(html.indexOf('Continua llegint'))
    expect(count(next, /<article class="post-row"/g)).toBe(2)
    expect(next).not.toContain('href="/ca/blog/biblioteca-diez-libros-para-empezar"')
  })

  test.each([
    '/eventos?pagina=99',
    '/eventos?categoria=cata&pagina=99',
    '/eventos?pagina=0',
    '/eventos?pagina=dos',
    '/blog?pagina=99',
    '/blog?pagina=-1',
    '/restaurantes?pagina=99',
    '/restaurantes?pagina=',
  ])('has no page that it does not have: %s', async (path) => {
    const answer = await get(path)
    const html = await answer.text()
    expect([
      answer.status,
      html.includes('Esta página de la lista no existe'),
      html.includes('<meta name="robots" content="noindex"'),
    ]).toEqual([404, true, true])
    expect(html).toContain(`<a class="button button-secondary" href="${path.split('?')[0]}">`)
  })
})

describe('an event', () => {
  test('has its Catalan texts on the Catalan page, and the organizer’s', async () => {
    const html = await read('/ca/eventos/1')
    for (const text of [
      'Sopar a quatre mans: mar i muntanya',
      'Celler familiar',
      joinPronouns('Inscriu-t’hi'),
      '85\u00a0€',
    ])
      expect(html).toContain(text)
  })

  test('leads from its address to a map, and says how it is paid', async () => {
    const html = await read('/eventos/1')
    expect(html).toMatch(/class="event-facts"(?:(?!<\/dl>)[^])*href="https:\/\/www\.openstreetmap\.org\/search\?query=/)
    expect(html).toMatch(/class="event-note small"[^]*Se paga al club, en persona[^]*al menos 48 horas/)
    for (const [prefix, payment] of [
      ['', 'Se paga al club, en persona'],
      ['/ca', 'Es paga al club, en persona'],
    ] as const) {
      const [side, form] = (await read(`${prefix}/eventos/1/inscripcion`)).split('class="dialog-main"')
      expect(side).toContain(payment)
      expect(form?.split('</form>')[0]).toContain(`href="${prefix}/terminos"`)
    }
  })

  test('whose price nobody explains any more says at least that the web does not take it', async () => {
    await sql`insert into club_versions (version, facts) values (1, '{"how_to_pay": "", "how_to_pay_ca": ""}')`
    for (const [path, payment] of [
      ['/eventos/1', 'La web no cobra: se paga como diga quien organiza.'],
      ['/ca/eventos/1', 'El web no cobra: es paga com digui qui organitza.'],
    ] as const)
      await until(async () => (await read(path)).includes(payment))
    await sql`delete from club_versions`
    await until(async () => (await read('/eventos/1')).includes('Se paga al club, en persona'))
  })

  test('shows its menu with the drinks and when it ends, before and after the dinner', async () => {
    await sql`update events set ends_at = date + interval '150 minutes' where id = 1`
    const coming = await until(async () => {
      const html = await read('/ca/eventos/1')
      return html.includes('21:00 – 23:30') ? html : undefined
    })
    expect(coming).toMatch(/El menú<\/h2><ol><li><span class="d5">Anxova, pa de coca i tomàquet<\/span><span/)
    expect(coming).toContain('<span class="course-drink">Garnatxa blanca</span>')
    const past = await Promise.all([10, 11, 12].map((id) => read(`/eventos/${id}`)))
    expect(past.filter((html) => /Lo que se comió<\/h2><ol>.*Escalivada con anchoas/.test(html))).toHaveLength(1)
  })

  test('has tabs with addresses of their own', async () => {
    expect(await read('/eventos/1')).toContain('22 asistentes')
    expect(await read('/eventos/1')).not.toContain('tab=multimedia')
    await sql`update events set pictures = jsonb_build_array(image_url) where id = 1`
    const multimedia = await until(async () => {
      const html = await read('/eventos/1?tab=multimedia')
      return html.includes('tab=multimedia') ? html : undefined
    })
    expect(multimedia).not.toContain('22 asistentes')
    expect(multimedia).not.toContain('class="courses')
    expect(multimedia).toContain('aria-current="page"')
    expect(multimedia).toContain('la cocina prepara alternativas')
  })

  test('that is full leads to its waiting list and to other events with seats, without one to the office', async () => {
    const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
      select id from events where registered = max_participants and max_participants > 0`
    for (const [prefix, word, join, list] of [
      ['', 'Completo', 'Únete a la lista de espera', 'Lista de espera'],
      ['/ca', 'Complet', 'Apunta’t a la llista d’espera', 'Llista d’espera'],
    ] as const) {
      const full = await read(`${prefix}/eventos/${id}`)
      expect(full).toContain(`<p class="event-seats-state event-seats-state-full">${word}</p>`)
      expect(full).toContain('class="seat-ring seat-ring-full"')
      const ways = [...full.matchAll(/<a class="button [^"]*" href="([^"]*espera)">([^<]*)/g)]
      expect(ways.map(([, href, text]) => [href, text])).toEqual([
        [`${prefix}/eventos/${id}/espera`, join],
        [`${prefix}/eventos/${id}/espera`, list],
      ])
      // Only in the card and the bar of a browser that has a seat.
      expect(count(full, /\.ics"/g)).toBe(2)
      expect(full).toMatch(/class="facts-card booked-card"[^>]* hidden/)
      const others = full.split('id="next-tables"')[1] ?? ''
      expect(count(others, /<article class="event-card"/g)).toBe(3)
      expect(others).not.toContain('event-state-full')
      const form = await read(`${prefix}/eventos/${id}/inscripcion`)
      expect(form).toContain(`href="${prefix}/eventos/${id}/espera">${join}`)
      expect(form).toContain('id="next-tables"')
    }
    await sql`update events set offers = 'off' where id = ${id}`
    const closed = await until(async () => {
      const html = await read(`/eventos/${id}`)
      return html.includes('/espera') ? undefined : html
    })
    expect(closed).toMatch(/disabled=""[^>]*>Evento completo/)
    expect(closed).toMatch(/<a class="button button-primary[^"]*" href="\/contacto">Escríbenos/)
  })

  test('that is over shows no price, no seats and nothing to buy', async () => {
    const pages = await Promise.all(Array.from({ length: 12 }, (_, n) => read(`/eventos/${n + 1}`)))
    expect(pages.some((html) => html.includes('Gratis'))).toBe(true)
    const over = pages.filter((html) => html.includes('Ya se celebró'))
    expect(over).toHaveLength(3)
    for (const html of over) {
      const [own = '', others] = html.slice(html.indexOf('<body')).split('id="next-tables"')
      expect(own).not.toMatch(/€|seat-ring|places-free|Registrarse|inscripcion|"offers"|facts-card/)
      expect(others).toContain('event-card')
    }
    // Who has come is another number.
    expect(over.join('')).toMatch(/>\d+ plazas reservadas</)
    const past = (await read('/eventos')).split('id="anteriores"')[1]
    expect(past).not.toMatch(/price-disc|event-state/)
  })

  test('is previewed by date, place and price', async () => {
    expect(await read('/eventos/1')).toMatch(
      /<meta name="description" content="(Lun|Mar|Mié|Jue|Vie|Sáb|Dom) \d\d [a-z]{3}, \d\d:\d\d · [^·]+ · 85\u00a0€\. /,
    )
  })

  test('that does not exist is a 404 with the way back', async () => {
    const answer = await get('/eventos/999')
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('Evento no encontrado')
    expect(html).toContain('href="/eventos"')
  })
})

describe('a restaurant', () => {
  test('has a tab for its chef, and none without', async () => {
    const tab = '/restaurantes/1?tab=chef'
    const chef = await read(tab)
    expect(chef).toContain(`href="${tab}#secciones"`)
    expect(chef).toContain('Marçal Mirambell')
    expect(chef).not.toContain('Sobre el restaurante')
    await sql`update restaurants set chef_name = '' where id = 1`
    await until(async () => !(await read('/restaurantes/1')).includes(`href="${tab}#secciones"`))
    await until(async () => (await read(tab)).includes('Sobre el restaurante'))
  })
})

describe('every answer', () => {
  test('carries the security headers, and an id where it was made for one visitor', async () => {
    for (const path of ['/', '/eventos', '/nada', '/favicon.svg', '/livez']) {
      const { headers } = await get(path)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('X-Request-Id') ?? 'none').toMatch(
        ['/', '/eventos', '/favicon.svg'].includes(path) ? /^none$/ : /^[0-9a-f-]{36}$/,
      )
    }
  })

  test('of a page runs scripts by their hash only', async () => {
    const policy = (await get('/eventos/1')).headers.get('Content-Security-Policy') ?? ''
    expect(policy).toMatch(/script-src 'self' ('sha256-[\w+/=]+' ?)+;/)
    expect(policy).not.toContain("script-src 'unsafe-inline'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('to an unknown address is the 404 page in the page’s language', async () => {
    for (const [path, line] of [
      ['/nada', 'Este plato ya no está en la carta.'],
      ['/ca/res', 'Aquest plat ja no és a la carta.'],
    ] as const) {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      const html = await answer.text()
      expect(html).toContain('Oops! Page not found')
      expect(html).toContain(line)
      const [, ways = ''] = html.split('class="not-found-ways')
      const home = path.startsWith('/ca') ? '/ca' : ''
      for (const to of ['/eventos', '/restaurantes', '/contacto']) expect(ways).toContain(`href="${home}${to}"`)
    }
  })

  test('holds nothing of the visitor: two visitors get the same bytes', async () => {
    const [one, other] = await Promise.all([
      get('/eventos/1', { 'User-Agent': 'a', 'Accept-Language': 'ca' }),
      get('/eventos/1', { 'User-Agent': 'b' }),
    ])
    expect(await one.text()).toBe(await other.text())
    expect(one.headers.get('Set-Cookie')).toBeNull()
  })
})

describe('the first paint of a public page', () => {
  test.each(['/', '/eventos/1', '/ca/contacto', '/auth', '/nada'])(
    'waits for nothing but the page itself: %s',
    async (path) => {
      const withScript = (await read(path)).replace(/<noscript[\s\S]*?<\/noscript>/g, '')
      expect(withScript).not.toMatch(
        /<link rel="(stylesheet|modulepreload)"|<link rel="preload" as="font"|<script[^>]* src=/,
      )
      expect(withScript).toMatch(/<style>@layer base,ui,site,pages,print;.*\.header-bar\{/)
      expect(withScript).not.toContain('.woff2')
    },
  )

  test('equals that of the whole stylesheet where there is no script', async () => {
    expect((await read('/')).match(/<noscript id="styles">.*?<\/noscript>/)?.[0]).toMatch(
      /(<link rel="preload" as="font"[^>]*>){2}<link rel="stylesheet" href="\/assets\/styles-[\w-]+\.css"\/>/,
    )
  })

  test('brings no rule of another page', async () => {
    const rules = (await read('/contacto')).match(/<style>(.*?)<\/style>/)?.[1] ?? ''
    expect(rules).toContain('.contact')
    expect(rules).not.toContain('.event-sheet')
  })

  test.each(['/', '/eventos/1', '/restaurantes/1'])('fetches the main picture before the others: %s', async (path) => {
    const pictures = (await read(path)).match(/<img [^>]*>/g) ?? []
    expect(pictures.map((picture) => /fetchPriority="high"/i.test(picture)).filter(Boolean)).toHaveLength(1)
    expect(pictures.find((picture) => /fetchPriority="high"/i.test(picture))).toContain('loading="eager"')
  })
})

describe('a built file', () => {
  test('is served compressed and immutable, and with 304 to a client that has it', async () => {
    const path = /\/assets\/styles-[\w-]+\.css/.exec(await read('/'))?.[0] ?? ''
    const [brotli, plain] = [
      await get(path, { 'Accept-Encoding': 'br' }),
      await get(path, { 'Accept-Encoding': 'identity' }),
    ]
    expect([brotli.headers.get('Content-Encoding'), plain.headers.get('Content-Encoding')]).toEqual(['br', null])
    expect(await brotli.text()).toBe(await plain.text())
    expect(Number(brotli.headers.get('Content-Length'))).toBeLessThan(Number(plain.headers.get('Content-Length')) / 3)
    for (const answer of [brotli, plain])
      expect([
        answer.headers.get('Cache-Control'),
        answer.headers.get('Content-Type'),
        answer.headers.get('Vary'),
      ]).toEqual(['public, max-age=31536000, immutable', 'text/css; charset=utf-8', 'Accept-Encoding'])
    expect(
      (await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': brotli.headers.get('ETag') ?? '' })).status,
    ).toBe(304)
    expect((await get('/assets/../../package.json')).status).toBe(404)
    expect((await get('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600')
  })
})

describe('a picture', () => {
  test('is served in the widths that pages ask for, for ever', async () => {
    const html = await read('/eventos/1')
    const path = /\/media\/[0-9a-f]{64}-640\.avif/.exec(html)?.[0] ?? ''
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('image/avif')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect((await get(path.replace('-640', '-641'))).status).toBe(404)
  })
})
