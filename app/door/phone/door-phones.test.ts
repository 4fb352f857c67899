import type { Browser, BrowserContext, Page } from '@playwright/test'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { data } from 'react-router'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventParties, eventRegistrations, events } from '#app/database/schema.ts'
import { bookParty } from '#app/bookings/parties/book-party.server.ts'
import { textIn } from '#app/platform/forms/read-form.server.ts'
import { accepted } from '#tests/harness/accepted.ts'
import { makeEvent, montserrat } from '#tests/fixtures.ts'
import { openBrowser, openContext } from '#tests/harness/browser.ts'
import { openTestDatabase, ownerDatabase as database } from '#tests/harness/database.ts'
import { updateRow } from '#tests/harness/rows.ts'
import { servePhones } from '#tests/harness/phone-site.ts'
import { answerDoor } from '#app/door/door-answers.server.ts'
import type { DoorPhone } from './door-phone.ts'
import { exchangeSchema } from '#app/bookings/attendance/door-forms.ts'
import type { Operation } from '#app/bookings/attendance/operations.ts'
import type { ShownPayment } from '#app/bookings/attendance/door-payments.ts'

openTestDatabase('empty', 'panel')

const r = eventRegistrations
const p = eventParties
const HOUR = 3_600_000

/** What the page of a phone gives to the test. */
type Screen = {
  phone: DoorPhone
  press: (guest: string) => Promise<Operation>
  /** Collects, or undoes what is shown as collected. */
  pay: (amount: number) => Promise<Operation>
  shown: () => string[]
  payment: () => ShownPayment | undefined
}
declare const screen: Screen

const SCRIPT = `
  import { DoorPhone } from '#app/door/phone/door-phone.ts'
  import { checkInsOf, isPayment, presentGuests, toggled } from '#app/bookings/attendance/operations.ts'
  import { shownPayment } from '#app/bookings/attendance/door-payments.ts'
  const event = Number(new URLSearchParams(location.search).get('event'))
  const phone = new DoorPhone({ address: '/puerta', event, list: null, live: [], payments: [] })
  const present = () => presentGuests(checkInsOf(phone.read().queue.map(({ operation }) => operation), phone.read().live))
  const payment = () => {
    const { payments, queue } = phone.read()
    return payments.map((known) => shownPayment(known, queue.map(({ operation }) => operation).filter(isPayment)))[0]
  }
  const opened = new Promise((done) => phone.subscribe(done))
  // The test decides when it sends.
  phone.start()()
  await opened
  await phone.exchange()
  window.screen = {
    phone,
    shown: () => [...present().keys()].sort(),
    payment,
    pay: async (amount) => {
      const party = phone.read().payments[0].party
      const { ids } = payment()
      const operation = ids.length > 0 ? { kind: 'unpay', party, ids } : { kind: 'pay', id: crypto.randomUUID(), party, amount, way: 'cash' }
      await phone.note(operation)
      return operation
    },
    press: async (guest) => {
      const operation = toggled(guest, present(), () => crypto.randomUUID())
      await phone.note(operation)
      return operation
    },
  }
  document.body.append('ready')
`

type Fate = 'whole' | 'request-lost' | 'answer-lost' | 'twice'

let browser: Browser
let site: Awaited<ReturnType<typeof servePhones>>
/** What happens to what each phone sends, by its name. */
const fates = new Map<string, Fate>()

beforeAll(async () => {
  site = await servePhones(SCRIPT, async (request, form) => {
    const fate = fates.get(request.headers.get('User-Agent') ?? '') ?? 'whole'
    if (fate === 'request-lost') return null
    const exchange = v.parse(exchangeSchema, JSON.parse(textIn(form, 'exchange')))
    const { event } = exchange
    const [row] = await database.select({ start: events.date }).from(events).where(eq(events.id, event))
    const start = row?.start ?? new Date()
    const keeper = { actor: { id: 'porter' }, language: 'es', mayExceedSeats: true, request, start } as const
    const answer = () => answerDoor(event, { exchange }, keeper, '/puerta') as Promise<ReturnType<typeof data>>
    if (fate === 'twice') await answer()
    const { data: body, init } = await answer()
    if (fate === 'answer-lost') return null
    return { status: init?.status ?? 200, headers: new Headers(init?.headers), body: { answer: body } }
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  site.close()
})

async function dinner() {
  const event = await makeEvent()
  const guests = ['Anna Mas', 'Biel Mas', 'Carla Mas'].map((fullName) => ({ fullName }))
  accepted(await bookParty(event, montserrat({ fullName: 'Anna Mas' }), guests))
  await updateRow(events, event, { date: new Date(Date.now() + HOUR) })
  const rows = await database.select({ id: r.id }).from(r).where(eq(r.eventId, event)).orderBy(asc(r.position))
  return { event, guests: rows.map(({ id }) => id) }
}

async function phone(name: string): Promise<{ name: string; context: BrowserContext; page: Page }> {
  const context = await openContext(browser, { userAgent: name })
  return { name, context, page: await context.newPage() }
}

async function open(page: Page, event: number) {
  await page.goto(`${site.url}/?event=${event}`)
  await page.getByText('ready').waitFor()
}

const reload = async (page: Page) => {
  await page.reload()
  await page.getByText('ready').waitFor()
}
const exchange = (page: Page) => page.evaluate(() => screen.phone.exchange())
const shown = (page: Page) => page.evaluate(() => screen.shown())
const names = (page: Page) => page.evaluate(() => screen.phone.read().list?.guests.map(({ name }) => name) ?? [])

/** Most of them lose something: the rest is rare at a door as well. */
const fate = fc.constantFrom<Fate>('request-lost', 'request-lost', 'answer-lost', 'answer-lost', 'twice', 'whole')
const step = fc.record({
  phone: fc.nat(1),
  act: fc.oneof(
    { weight: 5, arbitrary: fc.record({ press: fc.nat(2) }) },
    { weight: 3, arbitrary: fc.record({ pay: fc.integer({ min: 1, max: 99 }) }) },
    { weight: 3, arbitrary: fc.record({ fate }) },
    { weight: 1, arbitrary: fc.constant('exchange' as const) },
    { weight: 3, arbitrary: fc.constant('reload' as const) },
  ),
})
const evening = fc.record({ fates: fc.tuple(fate, fate), steps: fc.array(step, { minLength: 8, maxLength: 12 }) })

/** Who has come: a check-in that no undo has seen. */
function meant(done: readonly Operation[]): string[] {
  const undone = new Set(done.flatMap((operation) => (operation.kind === 'out' ? operation.ids : [])))
  const live = done.flatMap((operation) =>
    operation.kind === 'in' && !undone.has(operation.id) ? [operation.guest] : [],
  )
  return [...new Set(live)].sort()
}

/** What was collected and not undone. */
function collectedIn(done: readonly Operation[]): number[] {
  const undone = new Set(done.flatMap((operation) => (operation.kind === 'unpay' ? operation.ids : [])))
  return done.flatMap((operation) => (operation.kind === 'pay' && !undone.has(operation.id) ? [operation.amount] : []))
}

/** One payment counts, whichever it is. */
const fitsWith =
  ({ state, amount }: Noted) =>
  (collected: number[]) =>
    collected.length === 0 ? state === 'unpaid' : state === 'paid' && collected.includes(amount ?? 0)

type Noted = { state: string; amount: number | null }
async function noted(event: number): Promise<Noted> {
  const [party] = await database
    .select({ state: p.paymentState, amount: p.paidAmount })
    .from(p)
    .where(eq(p.eventId, event))
  return party ?? { state: '', amount: null }
}

test('two phones that tick, collect, undo, reload, lose the network and send twice end with what nobody has undone', async () => {
  const phones = [await phone('one'), await phone('two')] as const
  await fc.assert(
    fc.asyncProperty(evening, async ({ fates: first, steps }) => {
      fates.clear()
      const { event, guests } = await dinner()
      for (const { page } of phones) await open(page, event)
      phones.forEach(({ name }, index) => fates.set(name, first[index as 0 | 1]))
      const done: Operation[] = []
      for (const { phone: index, act } of steps) {
        const { page, name } = phones[index as 0 | 1]
        if (act === 'reload') await reload(page)
        else if (act === 'exchange') await exchange(page)
        else if ('fate' in act) fates.set(name, act.fate)
        else if ('pay' in act) done.push(await page.evaluate((amount) => screen.pay(amount), act.pay))
        else done.push(await page.evaluate((guest) => screen.press(guest), guests[act.press] ?? ''))
      }
      fates.clear()
      // Once to send, once more to read what the other has sent.
      for (const { page } of [...phones, ...phones]) await exchange(page)
      const rows = await database.select({ id: r.id, at: r.attendedAt }).from(r).where(eq(r.eventId, event))
      const expected = meant(done)
      expect(collectedIn(done)).toSatisfy(fitsWith(await noted(event)))
      expect(rows.flatMap(({ id, at }) => (at ? [id] : [])).sort()).toEqual(expected)
      for (const { page } of phones) {
        expect(await shown(page)).toEqual(expected)
        expect(await page.evaluate(() => screen.phone.read().queue.length)).toBe(0)
        expect(await page.evaluate(() => screen.payment())).toMatchObject(await noted(event))
      }
    }),
    { numRuns: 5 },
  )
  for (const { context } of phones) await context.close()
})

test('a phone whose key has ended cannot read its list', async () => {
  fates.clear()
  const { event } = await dinner()
  const { page, context } = await phone('three')
  await open(page, event)
  expect(await names(page)).toEqual(['Anna Mas', 'Biel Mas', 'Carla Mas'])
  const stored = await page.evaluate(readStored)
  expect(stored).toMatch(/"until":\d+/)
  expect(stored).not.toMatch(/Anna|Mas/)

  fates.set('three', 'request-lost')
  await reload(page)
  expect(await names(page)).toEqual(['Anna Mas', 'Biel Mas', 'Carla Mas'])

  // The browser drops the cookie at that moment, whether a page is open or not.
  const key = (await context.cookies()).find(({ name }) => name === `door-key-${event}`)
  expect(Math.abs((key?.expires ?? 0) * 1_000 - Date.now() - 5 * HOUR)).toBeLessThan(600_000)
  await context.clearCookies({ name: `door-key-${event}` })
  expect(await page.evaluate(readStored)).toBe(stored)
  await open(page, event)
  expect(await names(page)).toEqual([])
  expect(await page.evaluate(readStored)).toBe('[]')
  await context.close()
})

test('an open phone forgets its list when somebody signs out in another window, and sends what it has noted', async () => {
  fates.clear()
  const { event, guests } = await dinner()
  const { page, context } = await phone('four')
  await open(page, event)
  fates.set('four', 'request-lost')
  await page.evaluate((guest) => screen.press(guest), guests[0] ?? '')
  await context.clearCookies({ name: `door-key-${event}` })
  await exchange(page)
  expect(await names(page)).toEqual([])
  fates.clear()
  await exchange(page)
  const rows = await database.select({ at: r.attendedAt }).from(r).where(eq(r.eventId, event))
  expect(rows.filter(({ at }) => at)).toHaveLength(1)
  expect([await names(page), await page.evaluate(readStored)]).toEqual([[], '[]'])
  await context.close()
})

/** In the page: what the database holds of lists, with the bytes as text. */
function readStored(): Promise<string> {
  return new Promise((read) => {
    const opening = indexedDB.open('door')
    opening.addEventListener('success', () => {
      const lists = opening.result.transaction('doors').objectStore('doors').getAll()
      lists.addEventListener('success', () => {
        opening.result.close()
        const plain = (_name: string, value: unknown) =>
          value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value
        read(JSON.stringify(lists.result, plain))
      })
    })
  })
}
