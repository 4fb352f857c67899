import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { signedInAs, cookiesOf } from '../../tests/harness/accounts.ts'
import { mailsIn, until } from '../../tests/harness/mailbox.ts'
import { partyFields, registrationFields } from '../../tests/harness/registration-fields.ts'
import type { RunningServer } from '../../tests/harness/server.ts'
import { visitor } from '../../tests/harness/visitor.ts'

export type ShownPage = { path: string; html: string }

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

const eventStates: readonly Record<string, string | number | Date>[] = [
  { title: 'Open', max_participants: 20 },
  { title: 'Last seat', max_participants: 1 },
  { title: 'Free', price: 0 },
  { title: 'Cancelled', status: 'cancelled' },
  { title: 'Closed', closes_at: inDays(-1) },
  { title: 'Opens later', opens_at: inDays(9) },
  { title: 'Opens for members first', opens_at: inDays(9), members_open_at: inDays(5) },
  { title: 'Open for members', opens_at: inDays(9), members_open_at: inDays(-1) },
  { title: 'Without seats', max_participants: 0 },
  { title: 'Under way', date: inDays(-0.05) },
  { title: 'Over', date: inDays(-3) },
]

/** Makes events, bookings, links and members in states that the demo lacks. @returns their pages in both languages */
export async function pagesInStates(server: RunningServer, sql: Sql): Promise<ShownPage[]> {
  const pages: ShownPage[] = []
  for (const home of ['', '/ca']) {
    const site = openSite(server, sql, home, pages)
    await showEvents(site)
    await showBookings(site)
    await showTable(site)
    await showMember(site)
    await showAccount(site)
    await showAnswers(site)
  }
  return pages
}

type Site = ReturnType<typeof openSite>

function openSite(server: RunningServer, sql: Sql, home: string, pages: ShownPage[]) {
  const { get, post } = visitor(server.url)
  return {
    server,
    sql,
    /** In both languages other people, so that nobody has booked before. */
    address: (name: string) => `${name}${home.replace('/', '.')}@example.org`,
    show: async (path: string, cookie = ''): Promise<string> => {
      const html = await (await get(home + path, { Cookie: cookie })).text()
      pages.push({ path: home + path, html })
      return html
    },
    send: async (path: string, fields: Record<string, string>): Promise<Response> => {
      const answer = await post(home + path, fields)
      if (answer.status !== 303) pages.push({ path: `POST ${home}${path}`, html: await answer.clone().text() })
      return answer
    },
    look: async (path: string) => (await get(home + path)).text(),
    makeEvent: async (given: Record<string, string | number | Date>): Promise<number> => {
      const row = { date: inDays(20), location: 'Vic', price: 85, max_participants: 10, description: 'Siete platos.' }
      const [made] = await sql<{ id: number }[]>`insert into events ${sql({ ...row, ...given })} returning id`
      return made?.id ?? 0
    },
    /** In the newest mail to an address that has one. */
    linkTo: (email: string, path: string) =>
      until(async () => {
        const mails = (await mailsIn(server.dataDir)).filter(({ to }) => to?.[0]?.address === email)
        const tokens = mails.map(({ text }) => text?.split(`${home}${path}?token=`)[1]?.match(/^[\w-]+/)?.[0])
        return tokens.findLast((token) => token !== undefined)
      }),
  }
}

async function showEvents({ show, makeEvent }: Site) {
  for (const state of eventStates) {
    const id = await makeEvent(state)
    for (const page of ['', '/inscripcion', '/espera']) await show(`/eventos/${id}${page}`)
  }
}

/** The last two seats: one is taken, one is held; somebody waits, and is offered the first. */
async function showBookings({ show, send, look, linkTo, makeEvent, address }: Site) {
  const event = await makeEvent({ title: 'Full', max_participants: 2 })
  const [booked, held, waits] = [address('booked'), address('held'), address('waits')]
  await send(`/eventos/${event}/inscripcion`, registrationFields({ email: booked }))
  await send(`/eventos/${event}/inscripcion`, registrationFields({ email: held, full_name: 'Pia Serra' }))
  const [seat, unconfirmed] = [await linkTo(booked, '/reserva'), await linkTo(held, '/inscripcion/confirmar')]
  await show(`/reserva?token=${unconfirmed}`)
  await show(`/inscripcion/confirmar?token=${unconfirmed}`)
  await send(`/inscripcion/confirmar?token=${unconfirmed}`, { token: unconfirmed })
  await show(`/inscripcion/confirmar?token=${unconfirmed}`)
  await send(`/eventos/${event}/inscripcion`, registrationFields({ email: waits, full_name: 'Pau Riba' }))
  await send(`/eventos/${event}/espera`, registrationFields({ email: waits, full_name: 'Pau Riba' }))
  for (const page of ['', '/inscripcion', '/espera']) await show(`/eventos/${event}${page}`)
  const waiting = await linkTo(waits, '/reserva')
  await show(`/reserva?token=${waiting}`)
  await show(`/reserva?token=${seat}`)
  await show(`/inscripcion/cancelar?token=${seat}`)
  await send(`/inscripcion/cancelar?token=${seat}`, { token: seat })
  for (const ended of ['/inscripcion/cancelar', '/inscripcion/confirmar', '/reserva'])
    await show(`${ended}?token=${seat}`)
  await until(async () => (await look(`/reserva?token=${waiting}`)).includes('value="decline"'))
  const offer = await show(`/reserva?token=${waiting}`)
  await send(`/reserva?token=${waiting}`, { token: waiting, version: versionIn(offer), act: 'decline' })
  await show(`/reserva?token=${waiting}`)
}

const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''

/** A table of three before its dinner and after it, and the page of its guest. */
async function showTable({ show, send, look, linkTo, makeEvent, address, sql }: Site) {
  const event = await makeEvent({ title: 'Three at a table', max_participants: 20 })
  const email = address('table')
  const diet = { dietary_restrictions: 'Celiaca', diet_consent: 'on' }
  await send(`/eventos/${event}/inscripcion`, partyFields(3, { email, ...diet }))
  const token = await linkTo(email, '/reserva')
  const table = await show(`/reserva?token=${token}`)
  const opened = { token, version: versionIn(table) }
  await send(`/reserva?token=${token}`, { ...opened, act: 'size', size: '2' })
  await send(`/reserva?token=${token}`, { ...opened, act: 'guests', dietary_restrictions: 'Vegana' })
  await send(`/reserva?token=${token}`, { token, version: '99', act: 'size', size: '2', leaving: 'x', asked: '1' })
  const guest = tokenIn(table, '/comensal')
  await show(`/comensal?token=${guest}`)
  await sql`update events set date = ${inDays(-1)} where id = ${event}`
  await sql`update event_registrations set attended_at = now() where event_id = ${event}`
  await until(async () => (await look(`/comensal?token=${guest}`)).includes('/valorar?token='))
  const score = tokenIn(await show(`/comensal?token=${guest}`), '/valorar')
  await show(`/valorar?token=${score}`)
  await send(`/valorar?token=${score}`, { token: score })
  await show(`/reserva?token=${token}`)
}

const tokenIn = (html: string, path: string) => html.split(`${path}?token=`)[1]?.match(/^[\w.-]+/)?.[0] ?? ''

async function showMember({ show, send, linkTo, makeEvent, address, sql }: Site) {
  const [token, email] = [randomUUID(), address('member')]
  await sql`insert into membership_requests (id, full_name, email, status) values (${token}, 'Clara Vidal', ${email}, 'approved')`
  const link = `/socio/completar-datos?token=${token}`
  await show(link)
  await send(link, { token, full_name: '' })
  await send(link, { token, full_name: 'Clara Vidal', email, privacy: 'on' })
  await show(link)
  await send('/mis-cenas', { email })
  const entry = await linkTo(email, '/mis-cenas/entrar')
  await show(`/mis-cenas/entrar?token=${entry}`)
  const cookie = cookiesOf(await send(`/mis-cenas/entrar?token=${entry}`, { token: entry }))
  await show(`/mis-cenas/entrar?token=${entry}`)
  const event = await makeEvent({ title: 'Of a member', opens_at: inDays(9), members_open_at: inDays(-1) })
  for (const page of ['/mis-cenas', '/mis-cenas/datos', '/mis-cenas/carnet', `/eventos/${event}/inscripcion`])
    await show(page, cookie)
}

async function showAccount({ show, server, sql, address }: Site) {
  const { cookie } = await signedInAs(server, sql, 'user', address('user').split('@')[0])
  for (const page of ['/auth', '/auth/sesiones', '/auth/contrasena']) await show(page, cookie)
}

/** What a form says that has been sent. */
async function showAnswers({ send, address }: Site) {
  const contact = { name: 'Clara Vidal', full_name: 'Clara Vidal', email: address('writes'), privacy: 'on' }
  await send('/contacto', { ...contact, message: 'Hola' })
  await send('/solicitar-membresia', contact)
  await send('/auth?modo=recuperar', { email: contact.email })
}
