import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoFields } from '#app/club.ts'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'

const { server, signedIn } = testSite('empty')
const panel = signedIn('admin')

/** The address of an uploaded picture. */
async function uploaded(width: number, height: number, purpose: string): Promise<string> {
  const picture = await sharp({ create: { width, height, channels: 3, background: '#c3341c' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new File([new Uint8Array(picture)], 'imagen.png', { type: 'image/png' }))
  return ((await (await panel.upload('/admin/imagenes', form)).json()) as { url: string }).url
}

const saveClub = async (fields: Record<string, string>) => {
  const html = await (await panel.get('/admin/club')).text()
  const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
  return panel.post('/admin/club', { ...demoFields, ...fields, act: 'save', version })
}

test('The club’s own picture is shared, and its icon is sent as PNG in each size', async () => {
  const share = await uploaded(1500, 900, 'share')
  const icon = await uploaded(600, 600, 'icon')
  expect(icon).not.toBe(await uploaded(600, 600, 'blog'))
  expect((await saveClub({ share_picture: share, icon })).status).toBe(303)
  await until(async () => (await (await fetch(`${server.url}/contacto`)).text()).includes(share))
  const contact = await (await fetch(`${server.url}/contacto`)).text()
  const [, shared = ''] = /property="og:image" content="([^"]+)"/.exec(contact) ?? []
  const [, touch = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(contact) ?? []
  await until(async () => (await fetch(server.url + touch)).headers.get('Content-Type') === 'image/png')
  const sizeOf = async (address: string) => {
    const { format, width, height } = await sharp(await (await fetch(address)).arrayBuffer()).metadata()
    return [format, width, height]
  }
  await until(async () => (await fetch(shared)).headers.get('Cache-Control') !== 'no-store')
  expect(await sizeOf(shared)).toEqual(['jpeg', 1200, 630])
  expect(await sizeOf(server.url + touch)).toEqual(['png', 180, 180])
  const { icons } = (await (await fetch(`${server.url}/manifest.webmanifest`)).json()) as { icons: { src: string }[] }
  expect(await Promise.all(icons.map(({ src }) => sizeOf(server.url + src)))).toEqual([
    ['png', 192, 192],
    ['png', 512, 512],
  ])
})

test('The panel shows a shared link in both languages as it looks after the save', async () => {
  expect((await saveClub({ share_picture: '', formal_name: 'Taula de Vic', city: 'Vic' })).status).toBe(303)
  const previews = async () =>
    (await (await panel.get('/admin/club')).text()).match(/class="link-preview".*?<\/div>/g) ?? []
  const [spanish = '', catalan = '', ...others] = await previews()
  expect(others).toEqual([])
  expect(spanish).toContain('Taula de Vic: club de cocina y vino en Vic')
  expect(spanish).toMatch(/src="[^"]*\/share-[^"]+\.jpg"/)
  expect(catalan).toContain('Taula de Vic: club de cuina i vi a Vic')
  const share = await uploaded(1500, 900, 'share')
  expect((await saveClub({ share_picture: share })).status).toBe(303)
  for (const preview of await previews()) expect(preview).toContain(`src="${share}-1200.jpg"`)
  await saveClub({ share_picture: '' })
})

test('A picture that is too small to share, or an icon that is no square, is refused in words', async () => {
  for (const [field, width, height, words] of [
    ['share_picture', 1199, 700, '1200 × 630'],
    ['share_picture', 1300, 600, '1200 × 630'],
    ['icon', 511, 511, '512 píxeles'],
    ['icon', 800, 600, 'cuadrado'],
  ] as const) {
    const refused = await saveClub({ [field]: await uploaded(width, height, field === 'icon' ? 'icon' : 'share') })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(words)
  }
  const gone = await saveClub({ icon: `/media/${'f'.repeat(64)}` })
  expect([gone.status, (await gone.text()).includes('ya no existe')]).toEqual([422, true])
  expect((await saveClub({ icon: 'https://example.org/a.png' })).status).toBe(422)
})
