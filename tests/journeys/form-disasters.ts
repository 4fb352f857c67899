/** What happens to a form that somebody has filled in. After each the page is the same, with all its text. */
import type { Locator, Page, Request, Route } from '@playwright/test'
import { expect, inDatabase } from './journey.ts'
import { password } from './people.ts'
import { expectTyped, send, type TypedForm, type Values } from './typed-form.ts'

/** Keeps the browser from waiting as long as a visitor, while the network answers nothing. */
export async function shortenAnswers(page: Page) {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms === 20_000 && 'answersNothing' in globalThis ? 150 : ms)
  })
}

const setDead = (page: Page, dead: boolean) =>
  page.evaluate((now) => {
    if (now) Object.assign(globalThis, { answersNothing: true })
    else Reflect.deleteProperty(globalThis, 'answersNothing')
  }, dead)

const answers = {
  cut: (route: Route) => route.abort(),
  dead: () => Promise.resolve(),
  503: (route: Route) => route.fulfill({ status: 503, body: 'away' }),
} as const

/**
 * Sends a form three times: by Enter over a cut connection, then nothing answers, then the server is stopped. What the
 * page reads meanwhile fails with the form, but for the one that hangs.
 */
export async function failAllWays(page: Page, form: Locator, values: Values, save?: string) {
  const address = page.url()
  for (const way of ['cut', 'dead', '503'] as const) {
    const sent: Request[] = []
    const held: Route[] = []
    const answer = (route: Route) => {
      const isSent = isForm(route.request())
      if (!isSent && way === 'dead') return route.fallback()
      if (isSent) held.push(route)
      return answers[way](route)
    }
    const count = (request: Request) => isForm(request) && sent.push(request)
    page.on('request', count)
    await page.route('**/*', answer)
    if (way === 'dead') await setDead(page, true)
    const ended =
      way === '503' ? page.waitForEvent('requestfinished', isForm) : page.waitForEvent('requestfailed', isForm)
    await (way === 'cut' ? sendByEnter(form, save) : send(form, save))
    await ended
    expect(sent, way).toHaveLength(1)
    await expect(form.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectSaid(page)
    expect(page.url()).toBe(address)
    await expectTyped(form, values)
    // Without it, what still waits would be sent after all. The page may have given up before it came to be held.
    if (way === 'dead') await held[0]?.abort().catch(() => {})
    if (way === 'dead') await setDead(page, false)
    await page.unroute('**/*', answer)
    page.off('request', count)
  }
}

/** The page at the door also asks for the list again and again, and a name that is typed is searched for. */
const isForm = (request: Request) =>
  request.method() === 'POST' &&
  !request.postData()?.startsWith('exchange=') &&
  !new URL(request.url()).pathname.endsWith('/buscar')

const expectSaid = (page: Page) =>
  expect(
    page.locator('.error-summary:visible, .toast-error:visible, .door-walk-in-error:visible').first(),
  ).toBeVisible()

async function sendByEnter(form: Locator, save?: string) {
  const line = form.getByRole('textbox').and(form.locator('input:not(.form-guard *)')).first()
  const button = form.locator('button[type=submit]').first()
  const sendsAnother = save !== undefined && (await button.textContent()) !== save
  if (sendsAnother || (await line.count()) === 0) await send(form, save)
  else await line.press('Enter')
}

/** The session ends while the form is open; the person signs in again over it. */
export async function signInAgain(page: Page, form: Locator, shown: TypedForm, account: string) {
  await inDatabase((sql) => sql`delete from auth_sessions where user_id = ${account}`)
  await send(form, shown.save)
  const dialog = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
  await dialog.getByLabel('Contraseña').fill(password)
  await dialog.getByRole('button', { name: 'Entrar y seguir' }).click()
  await expect(dialog).toBeHidden()
}

/** Somebody else saves the record: the two are shown, and the form comes back. */
export async function meetConflict(page: Page, form: Locator, { save, saveMeanwhile }: TypedForm) {
  if (!saveMeanwhile) return
  await saveMeanwhile()
  await send(form, save)
  await page.getByRole('button', { name: 'Seguir editando' }).click()
}

/** A press beside the dialog, the browser's back and Escape ask; the last one closes it. */
export async function tryToClose(page: Page, form: Locator, values: Values) {
  if ((await page.locator('dialog:modal').count()) === 0) return
  const question = page.getByRole('dialog', { name: '¿Cierras el formulario?' })
  for (const leave of [() => page.mouse.click(3, 3), () => page.evaluate(() => history.back())]) {
    await leave()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  }
  await expectTyped(form, values)
  await closeDialog(page)
}

export async function closeDialog(page: Page) {
  if ((await page.locator('dialog:modal').count()) === 0) return
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: '¿Cierras el formulario?' }).getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.locator('dialog:modal')).toHaveCount(0)
}
