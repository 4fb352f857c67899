import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { insertCreditor } from '../harness/insert-creditor.ts'
import { inDatabase, mailTo, makeApprovedRequest, makeDinner } from './journey.ts'
import { enterPanel, linkTo, makeAccount, password, someone } from './people.ts'
import type { TypedForm } from './typed-form.ts'

/** `tests/rules/drafted-forms.test.ts` compares these forms with those of the sources. */
export type FormPage = {
  path: string
  forms: TypedForm[]
  /** The person's language, and not the address, decides. */
  oneLanguage?: true
}

const person = { full_name: 'Pia Serra', email: 'pia@example.org', phone: '600 100 200' }

const fromHere = () => ({ Origin: process.env.SITE_URL ?? '' })

/** Sends as a browser without script does. */
export async function post(page: Page, path: string, form: Record<string, string>) {
  const answer = await page.request.post(path, { form, headers: fromHere(), maxRedirects: 0 })
  if (answer.status() >= 400) throw new Error(`${path}: ${answer.status()}`)
}

export async function publicPages(page: Page): Promise<FormPage[]> {
  const dinner = await makeDinner('Cena de los borradores', 20)
  return [
    { path: '/contacto', forms: [{ draft: 'contact' }] },
    { path: '/solicitar-membresia', forms: [{ draft: 'membership-request', typed: person }] },
    { path: await makeApprovedRequest(someone('pia')), forms: [{ draft: 'completion:*' }] },
    ...(await accountPages(page)),
    { path: '/mis-cenas', forms: [{ draft: 'member-sign-in' }] },
    {
      path: `/eventos/${dinner}/inscripcion`,
      forms: [{ draft: 'registration:*', typed: { how_did_you_know_us: 'Otro' } }],
    },
    { path: `/eventos/${dinner}/espera`, forms: [{ draft: 'waiting-list:*', typed: { how_did_you_know_us: 'Otro' } }] },
    ...(await bookedPages(page)),
  ]
}

async function accountPages(page: Page): Promise<FormPage[]> {
  const [made, invited, known] = [someone('marta'), someone('jordi'), await makeAccount('user')]
  await post(page, '/auth?modo=registro', { email: made, password, privacy: 'on' })
  await post(page, '/auth?modo=recuperar', { email: known })
  const secret = (path: string, within = 'main form'): FormPage => ({ path, forms: [{ draft: '', within }] })
  const verification = await linkTo(made, '/auth/verificar?token=')
  return [
    { path: '/auth', forms: [{ draft: 'account:email-password' }] },
    { path: '/auth?modo=registro', forms: [{ draft: 'account:full_name-email-password-privacy' }] },
    { path: '/auth?modo=recuperar', forms: [{ draft: 'account:email' }] },
    secret(verification, 'main form:has([value=prove])'),
    secret(verification, 'main form:has([value=choose])'),
    secret(await linkTo(known, '/auth/nueva-contrasena?token=')),
    {
      path: await linkTo(await invite(page, invited), '/auth/invitacion?token='),
      forms: [{ draft: 'account:full_name-password-confirmation-privacy' }],
    },
  ]
}

/** Behind the links of mails: a booking, its guest, an offer, the waiting list, a score. */
async function bookedPages(page: Page): Promise<FormPage[]> {
  const dinner = await makeDinner('Cena de los enlaces', 4)
  const [booking, left] = [await book(page, dinner, 'joana'), await book(page, dinner, 'pere')]
  const [offer, waiting] = [await join(page, dinner, 'nuria'), await join(page, dinner, 'laia')]
  await post(page, `/inscripcion/cancelar?token=${left}`, { token: left })
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
export async function book(page: Page, dinner: number, name: string): Promise<string> {
  const email = someone(name)
  await post(page, `/eventos/${dinner}/inscripcion`, { ...contact(email), 'guests[0].full_name': 'Marti Soler' })
  const token = await tokenIn(email)
  await page.request.post(`/inscripcion/confirmar?token=${token}`, { form: { token }, headers: fromHere() })
  return token
}

export async function join(page: Page, dinner: number, name: string): Promise<string> {
  const email = someone(name)
  await post(page, `/eventos/${dinner}/espera`, contact(email))
  return tokenIn(email)
}

/** @returns the address */
async function invite(page: Page, email: string): Promise<string> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: process.env.SITE_URL ?? '' })
  if (!context) throw new Error('no browser')
  const colleague = await context.newPage()
  await enterPanel(colleague)
  await post(colleague, '/admin/usuarios', { act: 'invite', email, role: 'editor' })
  await context.close()
  return email
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

/** Of a club that has a creditor. @returns the e-mail */
export async function signInAsMember(page: Page): Promise<string> {
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
  await post(page, '/mis-cenas', { email })
  const link = await linkTo(email, '/mis-cenas/entrar?token=')
  await post(page, link, { token: link.split('=')[1] ?? '' })
  await inDatabase((sql) => insertCreditor(sql, '2026-01-01'))
  return email
}

export async function memberForms(page: Page): Promise<FormPage[]> {
  await signInAsMember(page)
  return [{ path: '/mis-cenas/datos', forms: [{ draft: 'own-contact' }, { draft: 'own-diet' }] }]
}
