import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import es from '#app/i18n/es/index.ts'
import { linkToken } from '#app/platform/secrets/secrets.server.ts'
import { insertAccount } from '../harness/accounts.ts'
import { keepCookies, openBrowser, openContext, openScreen } from '../harness/browser.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { clubMoved, moveClub } from '../harness/night.ts'
import { partyFields } from '../harness/registration-fields.ts'
import { root } from '../harness/test-postgres.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const t = es.party
/** An eighth of the 37 hours in which seats are offered is over at four in the morning. */
const HOURS_BEFORE = 40
const { server, sql } = testSite('empty', {
  NODE_OPTIONS: `--import ${join(root, 'tests/harness/night.ts')}`,
  CLUB_ZONE: clubMoved.zone,
})
let browser: Browser
let night: BrowserContext
let event = 0

beforeAll(async () => {
  // Nobody here is asked to confirm a booking by mail.
  await sql`insert into club_versions (version, facts) values (1, ${sql.json({ networks: '127.0.0.0/8\n::1/128' })})`
  event = await insertEvent(sql, { inHours: HOURS_BEFORE, max_participants: 2 })
  browser = await openBrowser()
  night = await openContext(browser, { baseURL: server.url })
  await night.addInitScript(moveClub, clubMoved)
})
afterAll(() => browser.close())

type Party = { id: string; email: string; path: string }

async function send(path: string, email: string): Promise<Party> {
  const answer = await visitor(server.url).post(path, partyFields(2, { email }))
  expect(answer.status).toBeLessThan(400)
  const [row] = await sql<{ id: string }[]>`select id from event_parties where email = ${email}`
  const id = row?.id ?? ''
  return { id, email, path: `?token=${linkToken('cancel-registration', id)}` }
}

const stateOf = async ({ id }: Party) => (await sql`select state from event_parties where id = ${id}`)[0]?.state
const mailsTo = async ({ email }: Party) =>
  (await sql<{ kind: string }[]>`select kind from mails where recipient = ${email} order by created_at`).map(
    ({ kind }) => kind,
  )

test('A seat that is free at half past eleven is offered to nobody, and an offer by hand does not end at night', async () => {
  const seated = await send(`/eventos/${event}/inscripcion`, 'joana@example.org')
  const couple = await send(`/eventos/${event}/espera`, 'nuria@example.org')
  const page = await night.newPage()
  await page.goto(`/reserva${couple.path}`)
  await page.getByText('Sale de 9 a 22 h y nunca caduca de 22 a 9 h').waitFor()

  // The seats become free: they wait for the morning, and for the couple.
  await page.goto(`/inscripcion/cancelar${seated.path}`)
  await page.getByRole('button', { name: es.events.cancel.buttonParty }).click()
  await until(async () => (await stateOf(seated)) === 'cancelled')
  await page.goto(`/reserva${couple.path}`)
  await page.getByRole('heading', { name: t.waiting.title(2) }).waitFor()
  expect([await stateOf(couple), await mailsTo(couple)]).toEqual(['waiting', ['waiting-joined']])
  const stranger = await visitor(server.url).post(
    `/eventos/${event}/inscripcion`,
    partyFields(2, { email: 'a@example.org' }),
  )
  expect([stranger.status, await stranger.text()]).toEqual([409, expect.stringContaining(es.forms.errors.line)])

  // The office offers them by hand, at night; the couple may sleep.
  const desk = await openContext(browser, { baseURL: server.url })
  await desk.addInitScript(moveClub, clubMoved)
  await keepCookies(desk, await visitor(server.url).post('/auth', await insertAccount(sql, 'admin', 'admin')))
  const office = await desk.newPage()
  await openScreen(office, `/admin/eventos/${event}/espera`)
  await office
    .getByRole('button', { name: /^Ofrecer ahora/ })
    .first()
    .click()
  const expires = await until(async () => {
    const [row] = await sql<
      { at: Date | null }[]
    >`select offer_expires_at as at from event_parties where id = ${couple.id}`
    return row?.at ?? undefined
  })
  const morning = Temporal.Instant.fromEpochMilliseconds(expires.getTime()).toZonedDateTimeISO(clubMoved.zone)
  expect([morning.hour, morning.minute]).toEqual([10, 0])
  await page.reload()
  const title = page.getByRole('heading', { level: 1 })
  expect(await title.textContent()).toMatch(/^Hay sitio para 2\. Es vuestro hasta .*10:00/)
  await page.getByRole('button', { name: t.offered.accept, exact: true }).first().click()
  await page.getByText(t.done.accepted(2)).waitFor()
  expect(await stateOf(couple)).toBe('booked')
})
