import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { inDatabase, mailTo, makeApprovedRequest, makeDinner } from './journey.ts'
import { linkTo, someone } from './people.ts'
import type { TypedForm } from './typed-form.ts'

/** `tests/rules/drafted-forms.test.ts` names the drafts of the sources that are not here. */
export type FormPage = { path: string; forms: TypedForm[] }

const person = { full_name: 'Pia Serra', email: 'pia@example.org', phone: '600 100 200' }

const fromHere = () => ({ Origin: process.env.SITE_URL ?? '' })

/** Sends as a browser without script does. */
async function send(page: Page, path: string, form: Record<string, string>) {
  const answer = await page.request.post(path, {
    form,
    headers: fromHere(),
    maxRedirects: 0,
  })
  if (answer.status() >= 400) throw new Error(`${path}: ${answer.status()}`)
}

export async function publicPages(page: Page): Promise<FormPage[]> {
  const dinner = await makeDinner('Cena de los borradores', 20)
  return [
    { path: '/contacto', forms: [{ draft: 'contact' }] },
    { path: '/solicitar-membresia', forms: [{ draft: 'membership-request', typed: person }] },
    { path: await makeApprovedRequest(someone('pia')), forms: [{ draft: 'completion' }] },
    { path: '/auth', forms: [{ draft: 'account' }] },
    { path: '/auth?modo=registro', forms: [{ draft: 'account' }] },
    { path: '/mis-cenas', forms: [{ draft: 'member-sign-in' }] },
    {
      path: `/eventos/${dinner}/inscripcion`,
      forms: [{ draft: 'registration', typed: { how_did_you_know_us: 'Otro' } }],
    },
    { path: `/eventos/${dinner}/espera`, forms: [{ draft: 'waiting-list', typed: { how_did_you_know_us: 'Otro' } }] },
    ...(await bookedPages(page)),
  ]
}

/** Behind the links of mails: a booking, its guest, an offer, the waiting list, a score. */
async function bookedPages(page: Page): Promise<FormPage[]> {
  const dinner = await makeDinner('Cena de los enlaces', 4)
  const [booking, left] = [await book(page, dinner, 'joana'), await book(page, dinner, 'pere')]
  const [offer, waiting] = [await join(page, dinner, 'nuria'), await join(page, dinner, 'laia')]
  await send(page, `/inscripcion/cancelar?token=${left}`, { token: left })
  return [
    { path: await linkOnPage(page, booking, '/comensal'), forms: [{ draft: 'guest' }] },
    {
      path: `/reserva?token=${booking}`,
      forms: [
        { draft: 'party-guests', save: 'Guardar nombres y dietas' },
        { draft: 'party-size', typed: { size: '1' } },
      ],
    },
    { path: `/reserva?token=${offer}`, forms: [{ draft: 'offer', save: 'Aceptar' }] },
    { path: `/reserva?token=${waiting}`, forms: [{ draft: 'waiting-size', typed: { size: '1' } }] },
    { path: await pageOfScore(page), forms: [{ draft: 'score' }] },
  ]
}

const contact = (email: string) => ({ full_name: 'Joana Vila', email, privacy: 'on', size: '2' })

/** @returns the token of the booking, confirmed where several in a row must be */
async function book(page: Page, dinner: number, name: string): Promise<string> {
  const email = someone(name)
  await send(page, `/eventos/${dinner}/inscripcion`, { ...contact(email), 'guests[0].full_name': 'Marti Soler' })
  const token = await tokenIn(email)
  await page.request.post(`/inscripcion/confirmar?token=${token}`, { form: { token }, headers: fromHere() })
  return token
}

async function join(page: Page, dinner: number, name: string): Promise<string> {
  const email = someone(name)
  await send(page, `/eventos/${dinner}/espera`, contact(email))
  return tokenIn(email)
}

async function tokenIn(email: string): Promise<string> {
  const mail = await mailTo(email)
  return /token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
}

async function linkOnPage(page: Page, token: string, to: string, from = '/reserva'): Promise<string> {
  await page.goto(`${from}?token=${token}`)
  const { pathname, search } = new URL(
    (await page.locator(`a[href*="${to}?token="]`).last().getAttribute('href')) ?? '',
    page.url(),
  )
  return pathname + search
}

async function pageOfScore(page: Page): Promise<string> {
  const dinner = await makeDinner('Cena de las notas', 4)
  const guest = await linkOnPage(page, await book(page, dinner, 'roc'), '/comensal')
  await inDatabase((sql) => sql`update events set date = now() - interval '1 day' where id = ${dinner}`)
  await inDatabase((sql) => sql`update event_registrations set attended_at = now() where event_id = ${dinner}`)
  return linkOnPage(page, guest.split('=')[1] ?? '', '/valorar', '/comensal')
}

/** Signs in as a member. */
export async function memberForms(page: Page): Promise<FormPage[]> {
  const email = someone('clara')
  const request = randomUUID()
  await inDatabase(
    (sql) =>
      sql`insert into membership_requests (id, full_name, email, status) values (${request}, 'Clara Vidal', ${email}, 'approved')`,
  )
  await inDatabase(
    (sql) =>
      sql`insert into socios (membership_request_id, full_name, email) values (${request}, 'Clara Vidal', ${email})`,
  )
  await send(page, '/mis-cenas', { email })
  const link = await linkTo(email, '/mis-cenas/entrar?token=')
  await send(page, link, { token: link.split('=')[1] ?? '' })
  return [{ path: '/mis-cenas/datos', forms: [{ draft: 'own-contact' }, { draft: 'own-diet' }] }]
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Opens a row of the bookings, then what one of its buttons opens. */
const pressInRow = (name: string | RegExp) => async (page: Page) => {
  const row = page.getByRole('button', { name: /^Joana Vila · 2/ })
  if ((await row.getAttribute('aria-expanded')) !== 'true') await row.press('Enter')
  await press(name)(page)
}

export async function panelPages(page: Page): Promise<FormPage[]> {
  const dinner = await makeDinner('Cena de los borradores', 20)
  await book(page, dinner, 'joana')
  const email = someone('marc')
  await inDatabase((sql) => sql`insert into membership_requests (full_name, email) values (${email}, ${email})`)
  const event = `/admin/eventos/${dinner}`
  const organizer = { name: 'Celler Ametller', city: 'Falset', website: 'https://celler.example' }
  return [
    {
      path: event,
      forms: [
        { draft: 'event', only: { title: 'Cena', description: 'Ocho platos.', price: '91' }, save: 'Guardar evento' },
      ],
    },
    {
      path: '/admin/restaurantes/nuevo',
      forms: [{ draft: 'restaurant', only: { nombre: 'Fonda', direccion: 'Major 17' }, save: 'Guardar restaurante' }],
    },
    {
      path: '/admin/blog/nueva',
      forms: [
        {
          draft: 'post',
          editor: true,
          only: { title: 'Setas de otoño', slug: 'setas-de-otono', excerpt: 'Rovellones.' },
          save: 'Guardar publicación',
        },
      ],
    },
    {
      path: '/admin/club',
      forms: [
        { draft: 'club', only: { street: 'Carrer Major 17', weekday_hours: '9:00-12:00' }, save: 'Guardar los datos' },
      ],
    },
    {
      path: `${event}/mensajes`,
      forms: [
        { draft: 'message', only: { subject: 'Qué traer', body: 'Hola, {nombre}.' }, save: 'Enviarme una prueba' },
      ],
    },
    { path: `${event}/pases`, forms: [{ draft: 'pass', only: { name: 'Marta' }, save: 'Crear pase' }] },
    {
      path: '/admin/organizers',
      forms: [{ draft: 'organizer', open: press('Nuevo organizador'), only: organizer, save: 'Guardar organizador' }],
    },
    { path: '/admin/usuarios', forms: [{ draft: 'invitation', open: press('Invitar'), only: { email } }] },
    {
      path: `${event}/inscripciones`,
      forms: [
        { draft: 'booking:new', open: press('Añadir reserva') },
        { draft: 'guest:new', open: pressInRow('Añadir comensal') },
        { draft: 'table', open: press(/cambiar la mesa de Joana Vila/) },
      ],
    },
    { path: `/admin/solicitudes?q=${encodeURIComponent(email)}`, forms: [{ draft: 'reject', open: pressReject }] },
  ]
}

async function pressReject(page: Page) {
  await press(/^Ver detalles/)(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click()
}
