import ICAL from 'ical.js'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../harness/browser.ts'
import { until } from '../harness/mailbox.ts'
import { smtpServer } from '../harness/smtp.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'
import { registrationFields } from '../harness/registration-fields.ts'

let post: Awaited<ReturnType<typeof smtpServer>>
let event: number

beforeAll(async () => {
  post = await smtpServer((recipient) =>
    recipient.startsWith('nobody') ? { code: 550, text: `${recipient} unknown` } : null,
  )
})
afterAll(() => post.close())
const { server, sql } = testSite('empty', () => ({ SMTP_URL: post.url, MAIL_FROM: 'taula@elcercle.example' }))
beforeAll(async () => {
  const [row] = await sql<{ id: number }[]>`
    insert into events (title, title_ca, description, date, location, location_ca, price, max_participants)
    values ('Cena de gala', 'Sopar de gala', 'Siete platos.', '2030-12-04 20:00Z', 'Calle Mayor, 1', 'Carrer Major, 1', 12.5, 100) returning id`
  event = row?.id ?? 0
})

describe('the confirmation of a registration', () => {
  test('comes in the visitor’s language, as HTML and text, with the event’s facts', async () => {
    await register('/ca', { full_name: 'Núria Costa', email: 'nuria@example.org' })
    const mail = await mailTo('nuria@example.org')
    expect(mail.from).toMatchObject({ address: 'taula@elcercle.example', name: 'Cercle Gastronòmic' })
    expect(mail.subject).toBe('La teva plaça a «Sopar de gala»')
    for (const body of [mail.html, mail.text]) {
      for (const fact of ['Núria Costa', 'Sopar de gala', '04 des 2030 - 21:00', 'Carrer Major, 1', '12,50'])
        expect(body).toContain(fact)
      expect(body).toContain('12,50\u00a0€. El web no cobra.')
      expect(body).toContain(`${server.url}/ca/inscripcion/cancelar?token=`)
      expect(body).toContain('Reps aquest correu perquè hi ha una inscripció amb la teva adreça')
    }
    expect(mail.html).toContain('<html lang="ca">')
    expect(calendarsOf(mail)[1]?.filename).toBe('esdeveniment.ics')
  })

  test('says the weekday and where the map is, names no diet, and reads well as plain text', async () => {
    const diet = { dietary_restrictions: 'Celíaca', diet_consent: 'on' }
    await register('', { full_name: 'Elena Soler', email: 'elena@example.org', ...diet })
    const { html = '', text = '' } = await mailTo('elena@example.org')
    const map = 'https://www.openstreetmap.org/search?query=Calle%20Mayor%2C%201'
    expect(html).toContain(`href="${map}"`)
    expect(html + text).not.toMatch(/cel[ií]ac/i)
    const lines = text.split(/\s*\n\s*/).map((line) => line.replace(/\s{2,}/g, ' | '))
    expect(lines[0]).toBe('Tienes una silla en la mesa')
    expect(lines).toContain('Fecha | Miércoles, 04 dic 2030 - 21:00')
    expect(text).toContain(map)
    expect(text).not.toContain('cid:')
  })

  test('carries the club’s mark and divider as parts of the message, light on a white cell', async () => {
    await register('', { email: 'marca@example.org' })
    const mail = await mailTo('marca@example.org')
    const pictures = mail.attachments.filter(({ mimeType }) => mimeType === 'image/png')
    expect(pictures.map(({ contentId }) => contentId)).toEqual(['<logo>', '<divider>', '<ticket-1>'])
    expect(mail.html).toMatch(/<td [^>]*bgcolor="#FFFFFF"[^>]*><img src="cid:logo"[^>]* alt="Cercle Gastronòmic"/)
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>')
  })

  test('fits into 320 px', async () => {
    await register('/ca', { full_name: 'Montserrat Puigdomènech i Casadevall', email: 'petit@example.org' })
    const mail = await mailTo('petit@example.org')
    const browser = await openBrowser()
    const page = await browser.newPage({ viewport: { width: 320, height: 900 } })
    await page.setContent(mail.html ?? '')
    const widths = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth,
      button: document.querySelector('.bt')?.getBoundingClientRect().width,
    }))
    await browser.close()
    expect(widths).toEqual({ page: 320, button: 280 })
  })

  test('brings the booking as an invitation that calendars act on, and as a file for all others', async () => {
    await register('', { email: 'clara@example.org' })
    const mail = await mailTo('clara@example.org')
    const [invitation, file] = calendarsOf(mail)
    expect(invitation).toMatchObject({ mimeType: 'text/calendar', method: 'REQUEST' })
    expect(file).toMatchObject({ mimeType: 'application/ics', filename: 'evento.ics' })
    expect(textOf(file)).toBe(textOf(invitation))
    expect(textOf(file)).not.toContain('token')
    const calendar = new ICAL.Component(ICAL.parse(textOf(file)))
    const entry = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(entry.summary).toBe('Cena de gala')
    expect(entry.location).toBe('Calle Mayor, 1')
    expect(entry.startDate.toJSDate().toISOString()).toBe('2030-12-04T20:00:00.000Z')
    const [registration] = await sql`select id from event_registrations where email = 'clara@example.org'`
    expect(entry.uid).toBe(`party-${registration?.id}@localhost`)
    expect(entry.organizer).toBe('mailto:taula@elcercle.example')
    expect(entry.attendees.map((attendee) => attendee.getFirstValue())).toEqual(['MAILTO:clara@example.org'])
  })

  test('has a link that shows first and frees the place by its button', async () => {
    await register('', { full_name: 'Joan Riba', email: 'joan@example.org' })
    const link = /https?:\S+cancelar\?token=[\w-]+/.exec((await mailTo('joan@example.org')).text ?? '')?.[0] ?? ''
    const before = await registered()
    const page = await fetch(link)
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(await page.text()).toContain('Joan Riba')
    expect(await registered()).toBe(before)
    const token = new URL(link).searchParams.get('token') ?? ''
    const freed = await visitor(server.url).post('/inscripcion/cancelar', { token })
    expect(await freed.text()).toContain('Tu plaza ha quedado libre')
    expect(await registered()).toBe(before - 1)
    expect((await visitor(server.url).post('/inscripcion/cancelar', { token })).status).toBe(409)
    expect(server.output()).not.toContain(token)
  })

  test('omits text that is not a name, and greets without it', async () => {
    await register('', { full_name: 'Ganas 1000€ en evil-casino.com/win ya', email: 'victim@example.org' })
    const mail = await mailTo('victim@example.org')
    expect(`${mail.subject} ${mail.html} ${mail.text}`).not.toMatch(/evil|casino|1000|ganas/i)
    expect(mail.text).toContain('Hola:')
    expect(mail.text).not.toContain('A nombre de')
  })
})

test('A message has the facts about the club as they are when it is sent', async () => {
  const facts = { name: 'la Taula', formal_name: 'Taula de Vic', street: 'Plaça Major, 1', phone: '+34 938 000 111' }
  const payment = { how_to_pay: 'Por transferencia' }
  await sql`insert into club_versions (version, facts) values (1, ${sql.json({ ...facts, ...payment })})`
  await until(async () => (await (await visitor(server.url).get('/contacto')).text()).includes('Taula de Vic'))
  await register('/ca', { full_name: 'Carme Pla', email: 'carme@example.org' })
  const mail = await mailTo('carme@example.org')
  expect(mail.from).toMatchObject({ name: 'Taula de Vic' })
  for (const body of [mail.html, mail.text]) {
    const words = body?.replace(/\s+/g, ' ')
    expect(words).toContain('Taula de Vic · Plaça Major, 1, 08004 Barcelona · +34 938 000 111')
    expect(words).toContain('en un esdeveniment de la Taula de Vic.')
    expect(words).toContain('Por transferencia')
    expect(words).not.toContain('Cercle')
  }
  expect(mail.html).toMatch(/<td[^>]* lang="es">Por transferencia/)
  expect(mail.attachments.map(({ contentId }) => contentId)).not.toContain('<logo>')
  expect(textOf(calendarsOf(mail)[0])).toContain('ORGANIZER;CN="Taula de Vic"')
})

test('a person of the team is told what they have chosen, in the language of their panel', async () => {
  await sql`
    insert into usuarios (id, email, email_verified, role, language, panel_language)
    values ('office', 'office@example.org', true, 1, 'es', 'ca')`
  await sql`
    insert into team_notices (user_id, kind, mode, told_until)
    values ('office', 'request', 'immediate', now() - interval '50 minutes')`
  await sql`
    insert into membership_requests (full_name, email, privacy_version, created_at)
    values ('Quim Font', 'quim@example.org', '1', now() - interval '20 minutes')`
  await sql`insert into pgboss.job (name, data) values ('tell-team', '{"id":"now"}')`
  const mail = await mailTo('office@example.org')
  expect(mail.subject).toBe('1 sol·licitud d’ingrés nova')
  expect(mail.text).toContain(`${server.url}/admin/solicitudes`)
  expect(mail.html).toContain('Tria els meus avisos')
  expect(mail.html).not.toContain('Quim')
})

test('A confirmation says how its event is paid, if that says it itself', async () => {
  await sql`update events set how_to_pay = 'Al llegar, con tarjeta.', how_to_pay_ca = 'En arribar, amb targeta.' where id = ${event}`
  await register('/ca', { full_name: 'Roser Pi', email: 'roser@example.org' })
  const mail = await mailTo('roser@example.org')
  expect(mail.text).toContain('En arribar, amb targeta.')
  expect(mail.html).not.toContain('Por transferencia')
})

describe('the SMTP server', () => {
  test('that refuses a recipient for good is not asked again, and the log has no address', async () => {
    await register('', { email: 'nobody@example.org' })
    const mail = await until(
      async () => (await sql`select * from mails where recipient = 'nobody@example.org' and status = 'failed'`)[0],
    )
    expect(mail).toMatchObject({ attempts: 1, last_error: 'EENVELOPE 550' })
    expect(server.output()).not.toContain('nobody@example.org')
  })

  test('that is unavailable for a while loses no mail', async () => {
    await post.close()
    for (let n = 0; n < 5; n++) await register('', { email: `late${n}@example.org` })
    await until(async () => (await sql`select 1 from mails where recipient like 'late%' and attempts > 0`).length === 5)
    const again = await smtpServer(undefined, post.port)
    await until(
      async () => (await sql`select 1 from mails where recipient like 'late%' and status = 'sent'`).length === 5,
    )
    // On a slow machine the operator is told of the outage, too.
    const received = again.mails.map(({ to }) => to?.[0]?.address ?? '').filter((address) => address.startsWith('late'))
    expect(new Set(received)).toEqual(new Set([0, 1, 2, 3, 4].map((n) => `late${n}@example.org`)))
    post = again
  })
})

async function register(language: '' | '/ca', fields: Record<string, string>) {
  const answer = await visitor(server.url).post(`${language}/eventos/${event}/inscripcion`, registrationFields(fields))
  expect(answer.status).toBe(200)
}

function mailTo(address: string) {
  return until(() => post.mails.find(({ to }) => to?.[0]?.address === address))
}

async function registered(): Promise<number> {
  const [row] = await sql<{ registered: number }[]>`select registered from events where id = ${event}`
  return row?.registered ?? -1
}

const calendarsOf = ({ attachments }: Email) =>
  attachments.filter(({ mimeType }) => ['text/calendar', 'application/ics'].includes(mimeType))

function textOf(attachment: Email['attachments'][number] | undefined): string {
  const content = attachment?.content ?? ''
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
