/**
 * What is typed survives: every form of `drafted-forms.ts` and `drafted-panel-forms.ts` through every failure. It is
 * sent by Enter over a cut connection, over one that answers nothing, and to a stopped server; then come a reload,
 * back and forward, and the same form in another tab. On public pages another language follows. In the panel the
 * session ends, somebody else saves the record, the dialog is closed in every way, and the draft is thrown away. How
 * each session ends is in `panel-session-over.test.ts`, what a conflict answers in `panel-conflict.test.ts`.
 */
import { shownCatalan as ca } from './shown-texts.ts'
import es from '#app/i18n/es/index.ts'
import { alive, expect, expectAccessible, inDatabase, makeDinner, test } from './journey.ts'
import { memberForms, publicPages, type FormPage } from './drafted-forms.ts'
import { doorPage, panelPages, signInPage } from './drafted-panel-forms.ts'
import { closeDialog, failAllWays, meetConflict, shortenAnswers, signInAgain, tryToClose } from './form-disasters.ts'
import { enterPanel, someone } from './people.ts'
import {
  discard,
  expectNothingUnkept,
  expectTyped,
  formOf,
  keptNames,
  openPage,
  recover,
  typeAll,
  typeOther,
  type Typed,
  type TypedForm,
} from './typed-form.ts'
import type { Browser, Page } from '@playwright/test'

test.slow()

/** Two of one browser, which walk over all forms: a first page costs four times as much as a next one. */
type Tabs = { page: Page; other: Page }
/** Of the site, and light: its process stays for the next page. */
const ELSEWHERE = '/robots.txt'

async function openTabs(browser: Browser): Promise<Tabs> {
  // What passes through the worker of the door page cannot be cut off.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const [page, other] = [await context.newPage(), await context.newPage()]
  await shortenAnswers(page)
  return { page, other }
}

test('a public form keeps what was typed through every disaster', async ({ browser }) => {
  const tabs = await openTabs(browser)
  const { page } = tabs
  for (const shown of await publicPages(page)) await keepByItself(tabs, shown)
  for (const shown of await memberForms(page)) await keepByItself(tabs, shown)
  await page.context().close()
})

/** Where a draft returns by itself. */
function keepByItself({ page, other }: Tabs, shown: FormPage) {
  return test.step(shown.path, async () => {
    const { path, forms, oneLanguage } = shown
    await page.goto(ELSEWHERE)
    await openPage(page, path)
    const typed: Typed[] = []
    for (const form of forms) typed.push(await typeAndFail(page, form))
    const expectForms = async () => {
      for (const [index, form] of forms.entries()) {
        await form.open?.(page)
        await expectTyped(formOf(page, form), typed[index]?.kept ?? {})
      }
    }
    await page.goBack()
    await page.goForward()
    await alive(page)
    await expectForms()
    await openPage(other, path)
    for (const [index, form] of forms.entries()) {
      await form.open?.(other)
      await expectTyped(formOf(other, form), typed[index]?.opened ?? {})
      await typeOther(formOf(other, form))
    }
    await other.goto(ELSEWHERE)
    if (!oneLanguage) {
      await page.goto(`/ca${path}`)
      await expectForms()
    }
    await page.reload()
    await expectForms()
  })
}

async function typeAndFail(page: Page, shown: TypedForm): Promise<Typed> {
  await shown.open?.(page)
  const form = formOf(page, shown)
  await expect(form).toBeAttached()
  const typed = await typeAll(form, shown)
  expect(Object.keys(typed.all).length).toBeGreaterThan(0)
  await failAllWays(page, form, typed.all, shown.save)
  await expectNothingUnkept(page, typed.kept)
  return typed
}

test('a form of the panel keeps what was typed through every disaster', async ({ browser }) => {
  const tabs = await openTabs(browser)
  const { page } = tabs
  await keepByItself(tabs, signInPage)
  const account = await enterPanel(page)
  await keepByItself(tabs, await doorPage())
  for (const shown of await panelPages(page)) await keepInPanel(tabs, shown, account)
  await test.step('sign-out', () => signOutWithDrafts(page))
  await page.context().close()
})

/** Where somebody takes the draft back. */
function keepInPanel({ page, other }: Tabs, { path, forms }: FormPage, account: string) {
  return test.step(path, async () => {
    await page.goto(ELSEWHERE)
    await openPage(page, path)
    const typed: Typed[] = []
    for (const shown of forms) await test.step(shown.draft, async () => typed.push(await meetAll(page, shown, account)))
    const expectRecovered = async () => {
      await alive(page)
      for (const [index, shown] of forms.entries()) {
        await shown.open?.(page)
        await recover(formOf(page, shown))
        await expectTyped(formOf(page, shown), typed[index]?.kept ?? {})
        await closeDialog(page)
      }
    }
    await page.reload()
    await expectRecovered()
    await page.goBack()
    await page.goForward()
    await expectRecovered()
    await openPage(other, path)
    for (const [index, shown] of forms.entries()) {
      await shown.open?.(other)
      await discard(other, formOf(other, shown), typed[index]?.opened ?? {})
      await other.keyboard.press('Escape')
    }
    const discarded = await keptNames(other)
    await other.goto(ELSEWHERE)
    expect(await keptNames(page)).toEqual(discarded)
  })
}

async function meetAll(page: Page, shown: TypedForm, account: string): Promise<Typed> {
  const typed = await typeAndFail(page, shown)
  const form = formOf(page, shown)
  await signInAgain(page, form, shown, account)
  await expectTyped(form, typed.all)
  await meetConflict(page, form, shown)
  await expectTyped(form, typed.all)
  await tryToClose(page, form, typed.all)
  return typed
}

/** Data of people leaves the browser, the club's own texts stay. */
async function signOutWithDrafts(page: Page) {
  const names = async () => new Set((await keptNames(page)).map((name) => name.split(':')[0]))
  await openPage(page, '/admin/dashboard')
  const all = await names()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const question = page.getByRole('dialog', { name: 'Hay datos de personas sin guardar' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Borrar y cerrar sesión' }).click()
  await expect(page.getByText('Sesión cerrada con éxito')).toBeVisible()
  const left = await names()
  expect(left).toEqual(new Set(['club', 'creditor', 'event', 'restaurant', 'post']))
  expect(all.size).toBeGreaterThan(left.size)
}

test('a paste before the script, a larger party for the waiting list, and a second person at the browser', async ({
  page,
}) => {
  const dinner = await makeDinner('Cena con dos sillas', 2)
  const t = es.events.registration
  const pasted = Promise.withResolvers<void>()
  await page.route('**/registration-island*.js', async (route) => {
    await pasted.promise
    await route.continue()
  })
  await page.goto(`/eventos/${dinner}/inscripcion`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: t.more }).click()
  await page.getByLabel(t.notes).evaluate((field: HTMLTextAreaElement) => (field.value = 'Mesa del fondo'))
  pasted.resolve()
  await alive(page)
  await expect(page.getByLabel(t.size)).toHaveValue('2')
  await expect(page.getByRole('group', { name: t.companion(2) })).toBeVisible()
  expect(page.url()).toContain('/inscripcion')
  await page.goto(`/ca/eventos/${dinner}/inscripcion`)
  await expect(page.getByLabel(ca.events.registration.notes)).toHaveValue('Mesa del fondo')

  await page.goto(`/eventos/${dinner}/inscripcion`)
  await alive(page)
  await page.getByLabel(t.fullName).first().fill('Pia Serra')
  await page.getByLabel(t.howDidYouKnowUs).selectOption('Otro')
  await page.getByRole('button', { name: t.beyond }).click()
  await expect(page.getByRole('heading', { level: 1, name: es.party.join.title })).toBeVisible()
  expect(page.url()).not.toContain('Pia')
  await expect(page.getByLabel(t.size)).toHaveValue('3')
  await expect(page.getByLabel(t.fullName).first()).toHaveValue('Pia Serra')
  await expect(page.getByLabel(t.howDidYouKnowUs)).toHaveValue('Otro')
  await expect(page.getByLabel(t.notes)).toHaveValue('Mesa del fondo')

  const pia = someone('pia')
  await inDatabase((sql) => sql`update events set max_participants = 4 where id = ${dinner}`)
  await page.goto(`/eventos/${dinner}/inscripcion`)
  await alive(page)
  await page.getByLabel(t.fullName).first().fill('Pia Serra')
  await page.getByLabel(t.email).fill(pia)
  await page.getByLabel(es.forms.privacy.link).check()
  await page.getByRole('button', { name: t.submitParty }).click()
  await page.getByRole('link', { name: t.another }).click()
  await alive(page)
  await expect(page.getByLabel(t.fullName).first()).toHaveValue('')
})
