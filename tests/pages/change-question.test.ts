import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openContext, openScreen } from '../harness/browser.ts'
import { calendarInbox } from '../harness/calendar-inbox.ts'
import { until } from '../harness/mailbox.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { smtpServer } from '../harness/smtp.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const dinner = {
  title: 'Cena de la trufa',
  title_ca: 'Sopar de la tòfona',
  description: 'Siete platos.',
  location: 'Berga',
  date: '2030-12-04T20:30',
  price: '85',
  max_participants: '80',
}
let post: Awaited<ReturnType<typeof smtpServer>>
beforeAll(async () => void (post = await smtpServer()))
afterAll(() => post.close())
const { server, sql, signedIn } = testSite('empty', () => ({ SMTP_URL: post.url }))
const montse = signedIn('admin', 'montse')
const jordi = signedIn('admin', 'jordi')

async function makeDinner(): Promise<string> {
  await montse.post('/admin/eventos/nuevo', dinner)
  const [row] = await sql<{ id: number }[]>`select id from events order by id desc limit 1`
  return String(row?.id)
}

async function register(event: string, language: '' | '/ca', email: string): Promise<void> {
  const fields = registrationFields({ full_name: 'Joana Vila', email })
  const answer = await visitor(server.url).post(`${language}/eventos/${event}/inscripcion`, fields)
  expect(answer.status).toBe(200)
}

const mailTo = (address: string, subject: string) =>
  until(() => post.mails.find((mail) => mail.to?.[0]?.address === address && mail.subject === subject))

const invitationIn = ({ attachments }: Email) => {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const { content = '' } = part ?? {}
  return { method: part?.method, content: typeof content === 'string' ? content : new TextDecoder().decode(content) }
}

const answerIn = (page: string) => /value="(yes:[^"]+)"/.exec(page)?.[1] ?? ''
/** The hidden fields of the editor, which a browser sends back. */
const confirmedIn = (page: string) =>
  Object.fromEntries(
    ['past_date', 'dropped_options'].map((name) => [
      name,
      new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? '',
    ]),
  )

describe('another hour, without script', () => {
  test('is asked about with everything typed, then told; a calendar has one entry, and none after cancelling', async () => {
    const event = await makeDinner()
    await register(event, '/ca', 'joana@example.org')
    await register(event, '', 'jose@example.org')
    const typed = {
      ...dinner,
      version: '1',
      date: '2030-12-04T21:00',
      description: 'Ocho platos, todavía sin guardar.',
    }
    const asked = await montse.post(`/admin/eventos/${event}`, typed)
    const page = await asked.text()
    expect(asked.status).toBe(409)
    for (const text of [
      'Avisar a 2 personas',
      'Ocho platos, todavía sin guardar.',
      'value="2030-12-04T21:00"',
      'Cambia la hora de «Cena de la trufa»',
      'Canvia l’hora de «Sopar de la tòfona»',
      'Miércoles, 04 dic 2030 - 20:30 → 21:00',
    ])
      expect(page).toContain(text)
    const stored = await sql`select version from events where id = ${event}`
    expect(stored[0]?.version).toBe(1)

    await register(event, '', 'tarde@example.org')
    const again = await montse.post(`/admin/eventos/${event}`, { ...typed, tell: answerIn(page) })
    expect(again.status).toBe(409)
    const answer = answerIn(await again.text())
    expect((await montse.post(`/admin/eventos/${event}`, { ...typed, tell: answer })).status).toBe(303)

    const catalan = await mailTo('joana@example.org', 'Canvia l’hora de «Sopar de la tòfona»')
    const spanish = await mailTo('jose@example.org', 'Cambia la hora de «Cena de la trufa»')
    expect(spanish.text?.replace(/\s+/g, ' ')).toContain('El reembolso es íntegro')
    const booked = await mailTo('joana@example.org', 'La teva plaça a «Sopar de la tòfona»')
    const inbox = calendarInbox()
    inbox.receive(invitationIn(booked))
    inbox.receive(invitationIn(catalan))
    expect(invitationIn(catalan).method).toBe('REQUEST')
    expect(inbox.entries().map(({ start }) => start)).toEqual(['2030-12-04T20:00:00.000Z'])

    const token = /token=([\w-]+)/.exec(booked.text ?? '')?.[1] ?? ''
    await visitor(server.url).post('/ca/inscripcion/cancelar', { token })
    const receipt = await mailTo('joana@example.org', 'Has cancel·lat la teva plaça a «Sopar de la tòfona»')
    expect(invitationIn(receipt).method).toBe('CANCEL')
    inbox.receive(invitationIn(receipt))
    expect(inbox.entries()).toEqual([])
  })
})

test('after a conflict a new hour is asked about, by keyboard, and nothing typed is lost on the way', async () => {
  const event = await makeDinner()
  await register(event, '', 'pau@example.org')
  const browser = await openBrowser()
  try {
    const context = await openContext(browser, { baseURL: server.url })
    const [name = '', value = ''] = montse.cookie.split(/=(.*)/s)
    await context.addCookies([{ name, value, url: server.url }])
    const page = await context.newPage()
    await openScreen(page, `/admin/eventos/${event}`)
    await page.getByLabel('Fecha y hora', { exact: true }).fill('2030-12-04T22:00')
    await jordi.post(`/admin/eventos/${event}`, { ...dinner, version: '1', description: 'Nueve platos.' })
    await page.getByRole('button', { name: 'Guardar evento' }).press('Enter')
    await page.getByRole('button', { name: 'Guardar lo elegido' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Avisar a 1 persona' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByLabel('Fecha y hora', { exact: true }).inputValue()).toBe('2030-12-04T22:00')
    await page.getByRole('button', { name: 'Guardar evento' }).press('Enter')
    await dialog.getByRole('button', { name: 'Avisar a 1 persona' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Eventos' }).waitFor()
    const [stored] = await sql`select date, description from events where id = ${event}`
    expect(stored).toMatchObject({ date: new Date('2030-12-04T21:00:00Z'), description: 'Nueve platos.' })
  } finally {
    await browser.close()
  }
})

test('a dinner with guests moves to a past day after one answer to each of the two questions', async () => {
  const event = await makeDinner()
  await register(event, '', 'pau@example.org')
  await register(event, '/ca', 'quim@example.org')
  const typed = { ...dinner, version: '1', date: '2020-12-04T20:30' }
  const doubted = await montse.post(`/admin/eventos/${event}`, typed)
  const doubt = await doubted.text()
  expect([doubted.status, doubt.includes('Avisar a 2 personas')]).toEqual([422, false])
  expect(doubt).toContain('Si es la buena, vuelve a guardar')

  const asked = await montse.post(`/admin/eventos/${event}`, { ...typed, ...confirmedIn(doubt) })
  const question = await asked.text()
  expect([asked.status, question.includes('Avisar a 2 personas')]).toEqual([409, true])

  const answer = { ...confirmedIn(question), tell: answerIn(question) }
  expect((await montse.post(`/admin/eventos/${event}`, { ...typed, ...answer })).status).toBe(303)
  const [stored] = await sql`select date from events where id = ${event}`
  expect(stored?.date).toEqual(new Date('2020-12-04T19:30:00Z'))
})

test('a new hour is saved without a mail, for a reason that is asked for, in the page and in the dialog', async () => {
  const event = await makeDinner()
  await register(event, '', 'rosa@example.org')
  const typed = { ...dinner, version: '1', date: '2030-12-04T21:00' }
  const asked = await (await montse.post(`/admin/eventos/${event}`, typed)).text()
  const tell = /value="(quiet:[^"]+)"/.exec(asked)?.[1] ?? ''
  expect(asked).toContain('Guardar sin avisar')
  const refused = await montse.post(`/admin/eventos/${event}`, { ...typed, tell })
  const page = await refused.text()
  expect([refused.status, page.includes('Escribe el motivo para no avisar')]).toEqual([422, true])
  expect(page).toContain('Avisar a 1 persona')

  const browser = await openBrowser()
  try {
    const context = await openContext(browser, { baseURL: server.url })
    const [name = '', value = ''] = montse.cookie.split(/=(.*)/s)
    await context.addCookies([{ name, value, url: server.url }])
    const screen = await context.newPage()
    await openScreen(screen, `/admin/eventos/${event}`)
    await screen.getByLabel('Fecha y hora', { exact: true }).fill('2030-12-04T21:00')
    await screen.getByRole('button', { name: 'Guardar evento' }).press('Enter')
    const dialog = screen.getByRole('dialog', { name: 'Avisar a 1 persona' })
    await dialog.getByRole('button', { name: 'Guardar sin avisar' }).press('Enter')
    await dialog.getByText('Escribe el motivo para no avisar').waitFor()
    await dialog.getByLabel('Motivo para no avisar').fill('Ya lo sabe por teléfono')
    await dialog.getByRole('button', { name: 'Guardar sin avisar' }).press('Enter')
    await screen.getByRole('heading', { level: 1, name: 'Eventos' }).waitFor()
  } finally {
    await browser.close()
  }
  const [stored] = await sql`select date, changed_at from events where id = ${event}`
  expect(stored).toMatchObject({ date: new Date('2030-12-04T20:00:00Z'), changed_at: expect.any(Date) })
  const told = await sql`select kind from mails where recipient = 'rosa@example.org' and kind = 'event-changed'`
  expect(told).toHaveLength(0)
  const [audited] = await sql`select fields from audit_log where action = 'event.updated' and subject = ${event}`
  expect(audited?.fields).toEqual(['date', 'not_told', 'Ya lo sabe por teléfono'])
})
