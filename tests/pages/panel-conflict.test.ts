import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoFields } from '#app/club.ts'
import type { StoredVersion } from '#app/ui/panel/use-answer.ts'
import { openBrowser, openContext, openScreen } from '../harness/browser.ts'
import { insertMember, insertRequest } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { creditorFields, planFields } from '../harness/treasury-fields.ts'

const { server, sql, signedIn } = testSite('demo')
const mine = signedIn('admin', 'montse')
const colleague = signedIn('admin', 'jordi')
const event = {
  title: 'Sopar de tòfona',
  description: 'Siete platos.',
  location: 'Berga',
  date: '2031-12-05T20:30',
  price: '80',
  max_participants: '80',
}
let browser: Browser

beforeAll(async () => {
  await sql`update usuarios set name = 'Jordi Serrat' where id = 'jordi'`
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function newest(table: string): Promise<string> {
  return (await sql`select id::text from ${sql(table)} order by created_at desc, id desc limit 1`)[0]?.id as string
}

async function makeBooking(eventId: string): Promise<string> {
  const guest = { full_name: 'Joana Puig', email: 'joana@example.org', language: 'ca', seats: '1' }
  const diet = { dietary_restrictions: 'Celíaca', diet_consent: 'on', informed: 'on' }
  await mine.post(`/admin/eventos/${eventId}/inscripciones`, { act: 'add', ...guest, ...diet })
  return newest('event_parties')
}

const makeSocio = async () => (await insertMember(sql, { email: 'clara@example.org' })).id

type Form = { path: string; fields: Record<string, string>; change: Record<string, string> }

const forms = {
  event: async () => {
    await mine.post('/admin/eventos/nuevo', event)
    return { path: `/admin/eventos/${await newest('events')}`, fields: event, change: { location: 'Gironella' } }
  },
  restaurant: async () => {
    const fields = { nombre: 'Can Mirambell', direccion: 'Carrer Major, 3', estrellas_michelin: '1' }
    await mine.post('/admin/restaurantes/nuevo', fields)
    const path = `/admin/restaurantes/${await newest('restaurants')}`
    return { path, fields, change: { direccion: 'Carrer Major, 4' } }
  },
  post: async () => {
    const fields = { title: 'Arròs', slug: 'arros', content: 'Tres horas al fuego.', status: 'draft' }
    await mine.post('/admin/blog/nueva', fields)
    return { path: `/admin/blog/${await newest('blog_posts')}`, fields, change: { excerpt: 'Al fuego' } }
  },
  organizer: async () => {
    const fields = { act: 'save', name: 'Fonda Nova' }
    await mine.post('/admin/organizers', fields)
    const id = await newest('organizers')
    return { path: '/admin/organizers', fields: { ...fields, id }, change: { city: 'Vic' } }
  },
  club: async () => {
    const fields = { act: 'save', ...demoFields }
    await mine.post('/admin/club', { ...fields, email: 'casa@example.org', version: '0' })
    return { path: '/admin/club', fields: { ...fields, email: 'casa@example.org' }, change: { city: 'Vic' } }
  },
  creditor: async () => {
    const path = '/admin/tesoreria/acreedor'
    await mine.post(path, creditorFields)
    return { path, fields: creditorFields, change: { cutoff: '12:00' } }
  },
  'fee plan': async () => {
    await mine.post('/admin/tesoreria/acreedor', creditorFields)
    const fields = { act: 'save', ...planFields }
    const path = '/admin/tesoreria/cuotas'
    await mine.post(path, fields)
    return { path, fields: { ...fields, id: await newest('fee_plans') }, change: { amount: '90' } }
  },
  socio: async () => {
    const fields = { act: 'save', full_name: 'Clara Vidal', email: 'clara@example.org', membership_type: 'Regular' }
    return { path: `/admin/socios/${await makeSocio()}`, fields, change: { phone: '600 200 200' } }
  },
  'membership request': async () => {
    const id = await insertRequest(sql, { full_name: 'Nil Mas', email: 'nil@example.org' })
    const answers = { full_name: 'Nil Mas', email: 'nil@example.org', language: 'es' }
    const fields = { act: 'correct', id, ...answers }
    return { path: '/admin/solicitudes', fields, change: { phone: '600 200 200' } }
  },
  registration: async () => {
    await mine.post('/admin/eventos/nuevo', event)
    const eventId = await newest('events')
    const fields = { full_name: 'Joana Puig', email: 'joana@example.org', language: 'ca' }
    const party_id = await makeBooking(eventId)
    const path = `/admin/eventos/${eventId}/inscripciones`
    return { path, fields: { act: 'correct', party_id, ...fields }, change: { notes: 'Llega tarde' } }
  },
  guest: async () => {
    await mine.post('/admin/eventos/nuevo', event)
    const eventId = await newest('events')
    const booking = await makeBooking(eventId)
    const path = `/admin/eventos/${eventId}/inscripciones`
    await mine.post(path, { act: 'add-guest', party_id: booking, full_name: 'Pau Puig' })
    const [pau] = await sql<
      { id: string }[]
    >`select id from event_registrations where party_id = ${booking} and id <> ${booking}`
    const fields = { act: 'correct-guest', guest_id: pau?.id ?? '', full_name: 'Pau Puig' }
    return { path, fields, change: { full_name: 'Pau Puig Serra' } }
  },
  message: async () => {
    await mine.post('/admin/eventos/nuevo', event)
    const path = `/admin/eventos/${await newest('events')}/mensajes`
    const fields = { act: 'save', message_id: randomUUID(), audience: 'booked', subject: 'Aparcar', body: 'Hola' }
    await mine.post(path, { ...fields, version: '0' })
    return { path, fields, change: { body: 'Hola, {nombre}' } }
  },
  'automatic message': async () => {
    await mine.post('/admin/eventos/nuevo', event)
    const path = `/admin/eventos/${await newest('events')}/mensajes`
    const fields = { act: 'text', kind: 'thanks', subject: 'Gracias', body: 'Hola', subject_ca: '', body_ca: '' }
    await mine.post(path, { ...fields, version: '0' })
    return { path, fields, change: { body: 'Hola, {nombre}' } }
  },
} satisfies Record<string, () => Promise<Form>>

type Conflict = { answer: { stored?: StoredVersion } }

describe.each(Object.entries(forms))('a second save of a form: %s', (_name, make) => {
  test('is answered with what is stored and who has saved it; over that version it is saved', async () => {
    const { path, fields, change } = await make()
    const send = (who: typeof mine, version: number, more: Record<string, string>) =>
      who.post(path, { ...fields, version: String(version), ...more }, { Accept: 'application/json' })
    const first = await send(colleague, 1, change)
    expect(await first.text()).not.toContain('"ok":false')
    const refused = await send(mine, 1, {})
    expect(refused.status).toBe(409)
    const { stored } = ((await refused.json()) as Conflict).answer
    const [name = '', value] = Object.entries(change).at(-1) ?? []
    expect(stored).toMatchObject({ version: 2, values: { [name]: value } })
    expect(stored?.savedBy).toMatchObject({ name: 'Jordi Serrat', isSelf: false })
    const again = await send(mine, 2, change)
    expect(await again.text()).not.toContain('"ok":false')
  })
})

test('the stored diet of a guest is sent only to somebody who has opened it', async () => {
  const { path, fields: booking } = await forms.registration()
  const fields = { act: 'correct-guest', guest_id: booking.party_id }
  await sql`update event_registrations set version = 2 where id = ${booking.party_id}`
  const refusal = async (more: Record<string, string>) =>
    (await mine.post(path, { ...fields, version: '1', ...more }, { Accept: 'application/json' })).text()
  expect(await refusal({})).not.toContain('Celíaca')
  expect(await refusal({ diet: 'write', dietary_restrictions: 'Vegana', diet_consent: 'on' })).toContain('Celíaca')
  const shown = await sql`select 1 from audit_log where action = 'registration.diet-shown'
    and subject = ${fields.guest_id}`
  expect(shown).toHaveLength(1)
})

describe('the two versions on the screen', () => {
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    context = await openContext(browser, { baseURL: server.url })
    const [name = '', value = ''] = mine.cookie.split(/=(.*)/s)
    await context.addCookies([{ name, value, url: server.url }])
    page = await context.newPage()
  })
  afterAll(() => context.close())

  test('fit a dialog on a phone: whose each is, since when, by how many words', async () => {
    const { path, fields } = await forms.organizer()
    const opened = 'Siete platos con la primera tòfona del Berguedà.'
    const id = fields.id
    await colleague.post(path, { ...fields, version: '1', description: opened })
    await page.setViewportSize({ width: 390, height: 844 })
    await openScreen(page, path)
    await page.getByRole('row', { name: opened }).getByRole('button', { name: 'Editar Fonda Nova' }).click()
    const dialog = page.getByRole('dialog')
    const description = dialog.getByRole('textbox', { name: 'Descripción (opcional)', exact: true })
    await description.fill(`${opened} El pan es de Turris.`)
    await colleague.post(path, { ...fields, id, version: '2', description: opened.replace('Siete', 'Ocho') })
    await dialog.getByRole('button', { name: /^Guardar/ }).click()

    await dialog.getByText(/sin guardar, desde las? \d\d:\d\d/).waitFor()
    await dialog.getByText(/Lo guardado · Jordi Serrat, \d\d /).waitFor()
    await dialog.getByText('+5 palabras sobre el texto que abriste').waitFor()
    await dialog.getByText('1 palabra cambiada').waitFor()
    expect(await dialog.locator('.conflict-side').allInnerTexts()).toEqual(['Lo tuyo: ', 'Lo guardado: '])
    const bar = await dialog.locator('.save-bar .button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right, height } = button.getBoundingClientRect()
        return left >= 0 && right <= 390 && height < 50
      }),
    )
    expect(bar).toEqual([true, true])
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  const stored = async (id: string) => (await sql`select * from events where id = ${Number(id)}`)[0]

  test('what both have changed is asked, the rest is merged, and it can be saved', async () => {
    await mine.post('/admin/eventos/nuevo', event)
    const id = await newest('events')
    await openScreen(page, `/admin/eventos/${id}`)
    await page.getByLabel('Título', { exact: true }).fill('Sopar de tòfona del Berguedà')
    await page.getByRole('textbox', { name: 'Descripción', exact: true }).fill('Siete platos de tòfona.')
    await page.getByLabel('Ubicación', { exact: true }).fill('Berga, sala gran')
    await page.getByRole('textbox', { name: 'Plazas' }).fill('84')
    const theirs = { title: 'Gran sopar de tòfona', description: 'Ocho platos.', location: 'Gironella', price: '85' }
    await colleague.post(`/admin/eventos/${id}`, { ...event, ...theirs, version: '1' })
    await page.getByRole('button', { name: 'Guardar evento' }).click()

    const banner = page.getByRole('alert').filter({ hasText: 'Jordi Serrat guardó este evento mientras lo editabas.' })
    await banner.getByText('Lo tuyo sigue aquí: elige en 3 campos; otros 2 se han unido solos.').waitFor()
    expect(await banner.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    const title = page.getByRole('group', { name: 'Título' })
    expect(await title.locator('ins').allTextContents()).toEqual([' del Berguedà', 'Gran sopar'])
    await page.getByText('80 a 84 · lo cambiaste tú').waitFor()
    await title.getByLabel('Lo tuyo: Sopar de tòfona del Berguedà').check()
    await page.getByRole('button', { name: 'Guardar lo elegido' }).click()
    const description = page.getByRole('group', { name: 'Descripción' })
    expect(
      await description
        .getByRole('radio')
        .first()
        .evaluate((radio) => radio === document.activeElement),
    ).toBe(true)
    await description.getByRole('button', { name: 'Unir a mano' }).click()
    await description.getByRole('textbox').fill('Ocho platos de tòfona.')
    await page.getByRole('button', { name: 'Deshacer: Precio (€)' }).click()

    await page.getByRole('button', { name: 'Seguir editando' }).click()
    expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe('Sopar de tòfona del Berguedà')
    expect(await page.locator('[name=description]').inputValue()).toBe('Ocho platos de tòfona.')
    await page.getByRole('button', { name: 'Guardar evento' }).click()
    await page.getByText('elige en 1 campo').waitFor()
    await page.getByRole('group', { name: 'Ubicación' }).getByLabel('Lo guardado: Gironella').check()
    await page.getByRole('button', { name: 'Guardar lo elegido' }).click()
    await page.getByRole('heading', { level: 1, name: 'Eventos' }).waitFor()
    await until(async () => (await stored(id))?.version === 3)
    expect(await stored(id)).toMatchObject({
      title: 'Sopar de tòfona del Berguedà',
      description: 'Ocho platos de tòfona.',
      location: 'Gironella',
      price: '80.00',
      max_participants: 84,
    })
  })
})
