import { request } from 'node:http'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('demo')
const editor = signedIn('editor')

async function send(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>, path = '/admin/imagenes') {
  const body = new FormData()
  body.set('purpose', 'blog')
  body.set('file', new File([bytes], 'plato.png', { type: 'image/png' }))
  return fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: server.url, ...headers },
    body,
  })
}

async function picture(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#c3341c' } })
      .png()
      .toBuffer(),
  )
}

async function shown(path: string) {
  const { status, headers } = await fetch(server.url + path)
  return { status, type: headers.get('Content-Type'), cache: headers.get('Cache-Control') }
}

/** Announces a length and sends no body: the answer depends on the header. */
function announce(path: string, bytes: number): Promise<number | undefined> {
  return new Promise((answer, failed) => {
    const asked = request(
      server.url + path,
      { method: 'POST', headers: { Origin: server.url, Cookie: editor.cookie, 'Content-Length': bytes } },
      (response) => {
        answer(response.statusCode)
        asked.destroy()
      },
    )
    asked.on('error', failed)
    asked.flushHeaders()
  })
}

test('An editor uploads a picture, and everybody can see it at once', async () => {
  const answer = await send(await picture(700, 500), { Cookie: editor.cookie })
  expect(answer.status).toBe(201)
  const { url } = (await answer.json()) as { url: string }
  expect((await fetch(`${server.url}${url}-480.webp`)).status).toBe(200)
  await until(async () => (await shown(`${url}-480.webp`)).type === 'image/webp')
  expect(await shown(`${url}-480.avif`)).toEqual({
    status: 200,
    type: 'image/avif',
    cache: 'public, max-age=31536000, immutable',
  })
  const policy = (await visitor(server.url).get(`${url}-480.avif`)).headers.get('Content-Security-Policy')
  expect(policy).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
})

test('Until a picture is encoded, the original is served for each width without caching', async () => {
  const hash = 'a'.repeat(64)
  await sql`insert into media (hash, purpose, width, height, color) values (${hash}, 'blog', 700, 500, '#c3341c')`
  await sql`insert into media_variants (hash, width, format, bytes) values (${hash}, 700, 'source', ${await sharp(
    await picture(700, 500),
  )
    .jpeg()
    .toBuffer()})`
  for (const file of ['480.avif', '700.webp', '1200.jpg']) {
    expect(await shown(`/media/${hash}-${file}`)).toEqual({ status: 200, type: 'image/jpeg', cache: 'no-store' })
  }
  for (const file of ['700.jpg', '960.webp', '481.avif'])
    expect((await shown(`/media/${hash}-${file}`)).status).toBe(404)
})

test('When more pictures arrive than can wait, some get 503 with Retry-After', async () => {
  const large = await picture(8000, 5000)
  const answers = await Promise.all(Array.from({ length: 16 }, () => send(large, { Cookie: editor.cookie })))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([201, 503]))
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(9)
  const refused = answers.find(({ status }) => status === 503)
  expect(refused?.headers.get('Retry-After')).toBe('5')
  expect(await refused?.json()).toEqual({
    ok: false,
    message: 'El servidor está procesando otras imágenes: espera unos segundos e inténtalo de nuevo',
  })
})

test('Files that are too large or not pictures are refused with the specified messages', async () => {
  const cases = [
    [new Uint8Array(Buffer.from('<svg/>')), 422, 'Solo se permiten archivos de imagen'],
    [
      new Uint8Array(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
      422,
      expect.stringContaining('Guárdala como JPG'),
    ],
    [new Uint8Array(5 * 1024 * 1024 + 1), 413, 'El archivo debe ser menor a 5MB'],
  ] as const
  for (const [bytes, status, message] of cases) {
    const answer = await send(bytes, { Cookie: editor.cookie })
    expect([answer.status, await answer.json()]).toEqual([status, { ok: false, message }])
  }
})

test('Only the team uploads, and no other route accepts such large bodies', async () => {
  const anonymous = await send(new Uint8Array(9), {})
  expect([anonymous.status, anonymous.headers.get('Location')]).toEqual([
    302,
    '/admin/login?volver=%2Fadmin%2Fimagenes',
  ])
  for (const [path, bytes] of [
    ['/contacto', 70_000],
    ['/admin/usuarios', 70_000],
    ['/admin/imagenes', 7_000_000],
  ] as const)
    expect(await announce(path, bytes)).toBe(413)
  expect((await send(new Uint8Array(9), { Cookie: editor.cookie, Origin: 'https://evil.example' })).status).toBe(403)
})

test('A draft is visible to the team alone, marked and never cached', async () => {
  const [row] = await sql<{ slug: string }[]>`select slug from blog_posts where status = 'draft' limit 1`
  const path = `/blog/${row?.slug ?? ''}`
  expect((await fetch(server.url + path)).status).toBe(404)
  const page = await fetch(server.url + path, { headers: { Cookie: editor.cookie } })
  expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(await page.text()).toContain('Vista previa: borrador sin publicar')
})
