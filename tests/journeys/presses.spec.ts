import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import es from '#app/i18n/es/index.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { post } from './drafted-forms.ts'
import { alive, expect, expectToast, inDatabase, makeDinner, test } from './journey.ts'
import { enterPanel, linkTo, someone } from './people.ts'

const t = es.events.registration
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** A slow mobile line: milliseconds, and bytes a second. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** What the documentation says of each journey: presses and typed fields. */
const documented = new Map(
  [
    ...readFileSync(join(import.meta.dirname, '../../docs/journeys.md'), 'utf8').matchAll(
      /^\| (.+?) +\| +(\d+) \| +(\d+) \|$/gm,
    ),
  ].map(([, name = '', presses, typed]) => [name, { presses: Number(presses), typed: Number(typed) }] as const),
)
const carriedOut: string[] = []

/** A tap into a field counts, as does a key that is not a character. */
class Hands {
  presses = 0
  typed = 0
  #begun = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get seconds() {
    return (performance.now() - this.#begun) / 1000
  }

  #count() {
    if (this.presses === 0) this.#begun = performance.now()
    this.presses += 1
  }

  /** A link in a mail. */
  async open(path: string) {
    this.#count()
    await this.#page.goto(path)
  }

  async press(control: Locator) {
    this.#count()
    await control.tap()
  }

  async key(key: string) {
    this.#count()
    await this.#page.keyboard.press(key)
  }

  async tabTo(control: Locator) {
    const isFocused = () => control.evaluate((element) => element === document.activeElement)
    for (let tabs = 0; tabs < 60 && !(await isFocused()); tabs++) await this.key('Tab')
    await expect(control).toBeFocused()
  }

  async write(text: string) {
    this.typed += 1
    await this.#page.keyboard.type(text)
  }

  async fill(field: Locator, text: string) {
    this.#count()
    this.typed += 1
    // Keys that come with an emulated tap may be lost.
    await expect(async () => {
      await field.tap()
      await field.clear()
      await this.#page.keyboard.type(text)
      await expect(field).toHaveValue(text, { timeout: 1_000 })
    }).toPass()
  }
}

function journey(name: string, carryOut: (hands: Hands, page: Page) => Promise<void>) {
  carriedOut.push(name)
  test(name, async ({ page }) => {
    const hands = new Hands(page)
    await carryOut(hands, page)
    const { presses, typed, seconds } = hands
    process.stdout.write(`${presses} presses, ${typed} typed fields, ${seconds.toFixed(1)} s: ${name}\n`)
    expect({ presses, typed }).toEqual(documented.get(name))
  })
}

const register = (page: Page) => page.getByRole('link', { name: es.events.register }).filter({ visible: true }).first()
const form = (page: Page) => page.locator('form.form')

async function fillIn(hands: Hands, page: Page, email: string) {
  await hands.fill(form(page).getByLabel(t.fullName).first(), 'Clara Vidal Roca')
  await hands.fill(form(page).getByLabel(t.email), email)
  await hands.press(form(page).getByLabel(es.forms.privacy.link))
}

const send = (hands: Hands, page: Page, name = t.submit) => hands.press(form(page).getByRole('button', { name }))

async function addGuests(hands: Hands, page: Page, guests: number) {
  for (let size = 2; size <= guests; size++) {
    await hands.press(form(page).getByRole('button', { name: t.more }))
    await expect(form(page).getByLabel(t.size)).toHaveValue(String(size))
  }
}

/** The dinner has as many guests as were booked. */
async function expectBooked(page: Page, dinner: number, size: number) {
  await expect(page.getByText(t.done).first()).toBeVisible()
  expect(
    await inDatabase((sql) => sql<{ registered: number }[]>`select registered from events where id = ${dinner}`),
  ).toEqual([{ registered: size }])
}

/** The mail with the link for which the member has asked at a dinner. */
async function linkOfMember(page: Page, dinner: number, privacyVersion: string | null): Promise<string> {
  const [email, request] = [someone('clara'), randomUUID()]
  await inDatabase(
    (sql) =>
      sql`insert into membership_requests (id, full_name, email, status) values (${request}, 'Clara Vidal', ${email}, 'approved')`,
  )
  await inDatabase(
    (sql) =>
      sql`insert into socios (membership_request_id, full_name, email, privacy_version) values (${request}, 'Clara Vidal', ${email}, ${privacyVersion})`,
  )
  await post(page, '/mis-cenas', { email, event: String(dinner) })
  return linkTo(email, '/mis-cenas/entrar?token=')
}

async function strangerAlone(hands: Hands, page: Page) {
  const dinner = await makeDinner('Cena de quien viene solo', 20)
  await page.goto(`/eventos/${dinner}`)
  await alive(page)
  await hands.press(register(page))
  await fillIn(hands, page, someone('sola'))
  await send(hands, page)
  await expectBooked(page, dinner, 1)
}

test.describe('on a phone', () => {
  test.use(PHONE)

  for (const [name, version] of [
    ['A member, from the mail to the booked seat', legalVersions.privacy],
    ['The same member, who has not accepted today’s privacy text', null],
  ] as const)
    journey(name, async (hands, page) => {
      const dinner = await makeDinner('Cena de una socia', 20)
      await hands.open(await linkOfMember(page, dinner, version))
      await hands.press(page.getByRole('button', { name: es.members.enter.button }))
      await expect(form(page)).toBeVisible()
      if (version === null) await hands.press(form(page).getByLabel(es.forms.privacy.link))
      await send(hands, page)
      await expectBooked(page, dinner, 1)
    })

  journey('A stranger alone, from the page of the dinner', strangerAlone)

  journey('A stranger with a party of six, whose names follow', async (hands, page) => {
    const dinner = await makeDinner('Cena de seis', 20)
    await page.goto(`/eventos/${dinner}`)
    await alive(page)
    await hands.press(register(page))
    await addGuests(hands, page, 6)
    await fillIn(hands, page, someone('seis'))
    await send(hands, page, t.submitParty)
    await expectBooked(page, dinner, 6)
  })

  journey('A stranger alone, with text at 200 %', async (hands, page) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      }),
    )
    await strangerAlone(hands, page)
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(390)
  })

  journey('A stranger alone, whose network is dead for a moment', async (hands, page) => {
    const dinner = await makeDinner('Cena con un túnel', 20)
    await page.goto(`/eventos/${dinner}`)
    await alive(page)
    await hands.press(register(page))
    await fillIn(hands, page, someone('tunel'))
    await page.context().setOffline(true)
    await send(hands, page)
    await expect(page.getByText(es.forms.errors.registrationFailed)).toBeVisible()
    await page.context().setOffline(false)
    await send(hands, page)
    await expectBooked(page, dinner, 1)
  })

  journey('A stranger alone, on a slow line', async (hands, page) => {
    const network = await page.context().newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', SLOW_LINE)
    await strangerAlone(hands, page)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    journey('A stranger alone, without script', async (hands, page) => {
      const dinner = await makeDinner('Cena sin guion', 20)
      await page.goto(`/eventos/${dinner}`)
      await hands.press(register(page))
      await fillIn(hands, page, someone('sinscript'))
      await send(hands, page)
      await expectBooked(page, dinner, 1)
    })

    journey('A stranger with a party of six, without script', async (hands, page) => {
      const dinner = await makeDinner('Cena de seis sin guion', 20)
      await page.goto(`/eventos/${dinner}`)
      await hands.press(register(page))
      await addGuests(hands, page, 6)
      await fillIn(hands, page, someone('seissin'))
      await send(hands, page, t.submitParty)
      await expectBooked(page, dinner, 6)
    })
  })
})

journey('A stranger alone, by keyboard, from the top of the page', async (hands, page) => {
  const dinner = await makeDinner('Cena con teclado', 20)
  await page.goto(`/eventos/${dinner}`)
  await alive(page)
  await hands.key('Tab')
  await hands.key('Enter')
  await hands.tabTo(page.getByRole('link', { name: es.events.skipToRegistration }))
  await hands.key('Enter')
  await expect(page.getByRole('dialog', { name: t.title })).toBeVisible()
  await hands.tabTo(form(page).getByLabel(t.fullName))
  await hands.write('Clara Vidal Roca')
  await hands.tabTo(form(page).getByLabel(t.email))
  await hands.write(someone('teclado'))
  await hands.tabTo(form(page).getByLabel(es.forms.privacy.link))
  await hands.key('Space')
  await hands.key('Enter')
  await expectBooked(page, dinner, 1)
})

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 }, hasTouch: true })

  journey('An administrator, a message to all members from the dashboard', async (hands, page) => {
    const email = someone('socia')
    await inDatabase(
      (sql) => sql`
        with asked as (
          insert into membership_requests (full_name, email, status) values ('Clara Vidal', ${email}, 'approved') returning id)
        insert into socios (membership_request_id, full_name, email) select id, 'Clara Vidal', ${email} from asked`,
    )
    await enterPanel(page)
    await page.goto('/admin/dashboard')
    await alive(page)
    await hands.press(page.getByRole('link', { name: 'Socios', exact: true }).first())
    await hands.press(page.getByRole('link', { name: 'Mensajes a los socios' }))
    await hands.fill(page.getByLabel('Asunto en castellano'), 'La cena de otoño')
    await hands.fill(page.getByLabel('Texto en castellano'), 'Hola, {nombre}: ya hay fecha.')
    await hands.fill(page.getByLabel('Asunto en catalán'), 'El sopar de tardor')
    await hands.fill(page.getByLabel('Texto en catalán'), 'Hola, {nom}: ja hi ha data.')
    await hands.press(page.getByRole('button', { name: /^Enviar a \d+$/ }))
    const dialog = page.getByRole('dialog', { name: /^¿Enviar a \d+ persona/ })
    await expect(dialog).toContainText('ya hay fecha')
    await hands.press(dialog.getByRole('button', { name: /^Enviar a \d+$/ }))
    await expectToast(page, 'Enviando')
    await expect
      .poll(() =>
        inDatabase((sql) => sql`select kind from mails where recipient = ${email} and kind = 'member-message'`),
      )
      .toHaveLength(1)
  })
})

test('the documentation names these journeys and no others', () => {
  expect([...documented.keys()].toSorted()).toEqual(carriedOut.toSorted())
})
