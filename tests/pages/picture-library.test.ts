import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertEvent } from '../harness/insert-rows.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty', { LOG_LEVEL: 'error' })
const secretary = signedIn('admin')
const editor = signedIn('editor')
/** Hashes: of the cover, one of the gallery, one that the club shares, and one without a use. */
const pictures = { cover: '', gallery: '', shared: '', unused: '' }
let event = 0
let restaurant = 0

beforeAll(async () => {
  for (const [index, name] of Object.keys(pictures).entries()) {
    const answer = await secretary.upload(
      '/admin/imagenes',
      await pictureForm(`#${index}${index}7`, { purpose: 'event' }),
    )
    pictures[name as keyof typeof pictures] = ((await answer.json()) as { url: string }).url.replace('/media/', '')
  }
  const [cover, gallery] = [`/media/${pictures.cover}`, `/media/${pictures.gallery}`]
  await sql`update media set alt_es = 'Una mesa puesta', alt_ca = 'Una taula parada', focal_x = 0.2 where hash = ${pictures.cover}`
  event = await insertEvent(sql, { title: 'Sopar de tòfona', image_url: cover, pictures: sql.json([gallery, cover]) })
  const [house] = await sql`
    insert into restaurants (nombre, direccion, images) values ('Can Mirambell', 'Major, 1', ${sql.json([cover])}) returning id`
  restaurant = house?.id
  await sql`insert into blog_posts (title, slug, content, status, published_at)
    values ('Setas', 'setas', ${`<p>Uno</p><figure><img src="${cover}"></figure>`}, 'published', now())`
  await sql`insert into club_versions (version, facts) values (1, ${sql.json({ share_picture: `/media/${pictures.shared}` })})`
})

async function pictureForm(background: string, fields: Record<string, string>, width = 1300, height = 700) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  form.set('file', new File([new Uint8Array(bytes)], 'mesa.png', { type: 'image/png' }))
  return form
}

const library = async (query = '') => (await secretary.get(`/admin/biblioteca${query}`)).text()
const shownIn = (html: string) =>
  Object.entries(pictures)
    .filter(([, hash]) => html.includes(`/admin/biblioteca/${hash}`))
    .map(([name]) => name)
const pageOf = (hash: string) => `/admin/biblioteca/${hash}`

describe('The library', () => {
  test('names where each picture is used, and finds it by its text and by the names of these places', async () => {
    const page = await library()
    expect(shownIn(page)).toEqual(['cover', 'gallery', 'shared', 'unused'])
    for (const place of [`/admin/eventos/${event}`, `/admin/restaurantes/${restaurant}`, '/admin/blog/', '/admin/club'])
      expect(page).toContain(`href="${place}`)
    expect(page).toContain('No se usa en ningún sitio')
    for (const words of ['mesa', 'TAULA', 'mirambell', 'setas'])
      expect(shownIn(await library(`?q=${words}`))).toEqual(['cover'])
    expect(shownIn(await library('?q=tofona'))).toEqual(['cover', 'gallery'])
    expect(await library('?q=nada')).toContain('Ninguna imagen coincide con la búsqueda')
    expect(shownIn(await library('?uso=ninguno'))).toEqual(['unused'])
  })

  test('counts what the trash holds as a use', async () => {
    await sql`insert into trash (kind, subject, name, actor, rows) values ('post', '99', 'El xató', 'admin', ${sql.json([{ table: 'blog_posts', rows: [{ cover_image: `/media/${pictures.unused}` }] }])})`
    expect(shownIn(await library('?uso=ninguno'))).toEqual([])
    expect(await library('?q=xato')).toContain('Papelera: El xató')
    expect((await secretary.post(pageOf(pictures.unused), { act: 'delete' })).status).toBe(409)
    await sql`delete from trash`
  })

  test('takes a file without script', async () => {
    expect((await editor.upload('/admin/biblioteca', await pictureForm('#090', {}))).status).toBe(303)
    const form = new FormData()
    form.set('file', new File(['text'], 'mesa.png', { type: 'image/png' }))
    const refused = await editor.upload('/admin/biblioteca', form)
    expect([refused.status, (await refused.text()).includes('Solo se permiten archivos de imagen')]).toEqual([
      422,
      true,
    ])
  })
})

describe('A picture', () => {
  test('is replaced everywhere at once, with its texts, and pages show the new one', async () => {
    const old = `/media/${pictures.cover}`
    const before = await sql`select version from events where id = ${event}`
    const answer = await secretary.upload(pageOf(pictures.cover), await pictureForm('#0a9', { act: 'replace' }))
    expect(answer.status).toBe(303)
    const next = answer.headers.get('location')?.split('/').at(-1) ?? ''
    const [dinner] = await sql`select image_url, pictures, version from events where id = ${event}`
    expect(dinner).toEqual({
      image_url: `/media/${next}`,
      pictures: [`/media/${pictures.gallery}`, `/media/${next}`],
      version: before[0]?.version + 1,
    })
    expect((await sql`select images from restaurants`)[0]).toEqual({ images: [`/media/${next}`] })
    expect((await sql`select content from blog_posts`)[0]?.content).toContain(`src="/media/${next}"`)
    expect((await sql`select alt_es, alt_ca, focal_x from media where hash = ${next}`)[0]).toEqual({
      alt_es: 'Una mesa puesta',
      alt_ca: 'Una taula parada',
      focal_x: 0.2,
    })
    for (const path of [
      `/eventos/${event}`,
      `/restaurantes/${restaurant}`,
      '/blog/setas',
      '/eventos',
      '/restaurantes',
    ]) {
      const page = await (await visitor(server.url).get(path)).text()
      expect([path, page.includes(next), page.includes(old)]).toEqual([path, true, false])
    }
    expect(await (await secretary.get(`/admin/historial/eventos/${event}`)).text()).not.toContain('Se desconoce')
    expect(shownIn(await library('?uso=ninguno'))).toContain('cover')
  })

  test('that is in a list already is not named twice', async () => {
    const [dinner] = await sql<{ pictures: string[] }[]>`select pictures from events where id = ${event}`
    const [first = '', second = ''] = dinner?.pictures ?? []
    const color = '#0a9'
    expect((await secretary.upload(pageOf(first.slice(7)), await pictureForm(color, { act: 'replace' }))).status).toBe(
      303,
    )
    expect((await sql`select pictures from events where id = ${event}`)[0]).toEqual({ pictures: [second] })
  })

  test('that the club shares is replaced by one that is large enough', async () => {
    const small = await secretary.upload(
      pageOf(pictures.shared),
      await pictureForm('#11f', { act: 'replace' }, 300, 200),
    )
    expect([small.status, (await small.text()).includes('1200 × 630')]).toEqual([422, true])
    expect((await sql`select count(*)::int as count from club_versions`)[0]).toEqual({ count: 1 })
    const large = await secretary.upload(pageOf(pictures.shared), await pictureForm('#12f', { act: 'replace' }))
    const [facts] = await sql`select facts from club_versions order by version desc limit 1`
    expect(facts?.facts.share_picture).toBe(`/media/${large.headers.get('location')?.split('/').at(-1)}`)
  })

  test('is not replaced by who may not edit what shows it', async () => {
    const [{ image_url: shown } = { image_url: '' }] = await sql`select image_url from events where id = ${event}`
    const answer = await editor.upload(pageOf(shown.slice(7)), await pictureForm('#131', { act: 'replace' }))
    expect(answer.status).toBe(409)
    expect((await sql`select image_url from events where id = ${event}`)[0]?.image_url).toBe(shown)
    expect(await (await editor.get(pageOf(shown.slice(7)))).text()).not.toContain('Sustituir en todas partes')
  })

  test('is deleted only while nothing shows it', async () => {
    const [{ image_url: shown } = { image_url: '' }] = await sql`select image_url from events where id = ${event}`
    expect((await secretary.post(pageOf(shown.slice(7)), { act: 'delete' })).status).toBe(409)
    expect((await editor.post(pageOf(pictures.unused), { act: 'delete' })).status).toBe(303)
    expect((await editor.get(pageOf(pictures.unused))).status).toBe(404)
    expect((await visitor(server.url).get(`/media/${pictures.unused}-1200.jpg`)).status).toBe(404)
    expect((await editor.post(pageOf(pictures.unused), { act: 'delete' })).status).toBe(404)
  })
})
