/**
 * What is typed survives: every form of `drafted-forms.ts` through a cut connection, one that answers nothing, a server
 * that is away, a reload and, on public pages, another language. What each mechanism handles alike for all its forms is
 * tried on one of them: back, forward, Escape, a second tab, a conflict, the end of a session, a first touch that is a
 * paste. Those of the panel's sessions and conflicts: `panel-session-over.test.ts`, `panel-conflict.test.ts`.
 */
import ca from '#app/i18n/ca/index.ts'
import es from '#app/i18n/es/index.ts'
import { alive, expect, expectAccessible, inDatabase, makeDinner, test } from './journey.ts'
import { memberForms, panelPages, publicPages, type FormPage } from './drafted-forms.ts'
import { enterPanel, someone } from './people.ts'
import {
  expectNothingUnkept,
  expectTyped,
  failAllWays,
  formOf,
  openPage,
  recover,
  shortenAnswers,
  typeAll,
  type Values,
} from './typed-form.ts'
import type { Browser, Page } from '@playwright/test'

test.slow()

test('a public form keeps what was typed through every failure, a reload and another language', async ({ browser }) => {
  const page = await openContext(browser)
  const keep = (shown: FormPage) =>
    test.step(shown.path, async () => {
      await openPage(page, shown.path)
      const typed = await typeForms(page, shown)
      await page.goto(`/ca${shown.path}`)
      await expectForms(page, shown, typed)
      await page.reload()
      await expectForms(page, shown, typed)
    })
  for (const shown of await publicPages(page)) await keep(shown)
  for (const shown of await memberForms(page)) await keep(shown)
  await page.context().close()
})

async function openContext(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await shortenAnswers(page)
  return page
}

test('a form of the panel keeps what was typed through every failure and a reload', async ({ browser }) => {
  const page = await openContext(browser)
  await enterPanel(page)
  for (const shown of await panelPages(page))
    await test.step(shown.path, async () => {
      await openPage(page, shown.path)
      const typed = await typeForms(page, shown)
      await page.reload()
      await alive(page)
      for (const [index, form] of shown.forms.entries()) {
        await form.open?.(page)
        await recover(formOf(page, form))
        await expectTyped(formOf(page, form), typed[index] ?? {})
        await closeDialog(page)
      }
    })
  await test.step('sign-out', () => signOutWithDrafts(page))
  await page.context().close()
})

async function typeForms(page: Page, { forms }: FormPage): Promise<Values[]> {
  const typed: Values[] = []
  for (const shown of forms)
    await test.step(shown.draft, async () => {
      await shown.open?.(page)
      const form = formOf(page, shown)
      await expect(form).toBeAttached()
      const { all, kept } = await typeAll(form, shown)
      expect(Object.keys(all).length).toBeGreaterThan(0)
      typed.push(kept)
      await failAllWays(page, form, all, shown.save)
      await expectNothingUnkept(page, kept)
      await closeDialog(page)
    })
  return typed
}

async function expectForms(page: Page, { forms }: FormPage, typed: Values[]) {
  for (const [index, form] of forms.entries()) await expectTyped(formOf(page, form), typed[index] ?? {})
}

async function closeDialog(page: Page) {
  if ((await page.locator('dialog:modal').count()) === 0) return
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: '¿Cierras el formulario?' }).getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
}

/** Data of people leaves the browser, the club's own texts stay. */
async function signOutWithDrafts(page: Page) {
  const names = async () =>
    new Set(await page.evaluate(() => Object.keys(localStorage).map((key) => key.split(':')[2])))
  const all = await names()
  await openPage(page, '/admin/dashboard')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const question = page.getByRole('dialog', { name: 'Hay datos de personas sin guardar' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Borrar y cerrar sesión' }).click()
  await expect(page.getByText('Sesión cerrada con éxito')).toBeVisible()
  const left = await names()
  expect(left).toEqual(new Set(['club', 'event', 'restaurant', 'post']))
  expect(all.size).toBeGreaterThan(left.size)
}

test('a paste before the script, a larger party for the waiting list, and a second person at the browser', async ({
  page,
}) => {
  const dinner = await makeDinner('Cena con dos sillas', 2)
  const t = es.events.registration
  await page.route('**/registration-island*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 500))
    await route.continue()
  })
  await page.goto(`/eventos/${dinner}/inscripcion`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: t.more }).click()
  await page.getByLabel(t.notes).evaluate((field: HTMLTextAreaElement) => (field.value = 'Mesa del fondo'))
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
