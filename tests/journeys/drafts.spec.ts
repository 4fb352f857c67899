/**
 * What is typed survives every disaster in every form: the connection is cut, the server is away, Escape, a press beside
 * a dialog, back, reload, another language. Each test keeps one browser context for all its forms.
 */
import type { Browser, Locator, Page, Route } from '@playwright/test'
import { alive, expect, expectAccessible, makeApprovedRequest, makeDinner, test } from './journey.ts'
import { enterPanel, someone } from './people.ts'

type Form = {
  name: string
  path: string
  /** What opens the form as a dialog. */
  opener?: string
  form: string
  /** The button that adds a row to the form. */
  row?: string
  /** By field name. */
  typed: Record<string, string>
  /** What no draft keeps. */
  unkept?: Record<string, string>
  save: string
  /** What is said when the connection is cut. */
  cut: RegExp
  discarded?: true
  /** A line in which Enter sends nothing. */
  silent?: string
}

const consents = '[name="privacy"], [name="informed"], [name="diet_consent"]'
const diet = { dietary_restrictions: 'Cacahuetes 4711' }
const iban = { iban: 'ES91 2100 0418 4502 0005 1332' }
const person = { full_name: 'Pia Serra', email: 'pia@example.org', phone: '600 100 200' }
const stillHere = /Lo que has escrito sigue aquí/

function publicForms(dinner: number, completion: string): Form[] {
  const registration = {
    typed: { ...person, how_did_you_know_us: 'Prensa/Medios', notes: 'Mesa del fondo' },
    unkept: diet,
    save: 'Registrarse',
    cut: /No hemos podido|Error/,
  }
  const membership = {
    typed: { ...person, reason: 'Por el cocido' },
    save: 'Enviar Solicitud',
    cut: stillHere,
  }
  return [
    {
      name: 'contact',
      path: '/contacto',
      form: 'form[action$="/contacto"]',
      typed: { name: 'Pia Serra', email: 'pia@example.org', message: '¿Hay mesa para ocho?' },
      save: 'Enviar mensaje',
      cut: /Error al enviar el mensaje/,
    },
    { name: 'membership', path: '/solicitar-membresia', form: 'form[action$="/solicitar-membresia"]', ...membership },
    {
      name: 'membership dialog',
      path: '/club',
      opener: 'main a[href$="/solicitar-membresia"]',
      form: 'dialog[open] form',
      ...membership,
    },
    {
      name: 'registration',
      path: `/eventos/${dinner}/inscripcion`,
      form: 'form[action$="/inscripcion"]',
      ...registration,
    },
    {
      name: 'registration dialog',
      path: `/eventos/${dinner}`,
      opener: 'a[href$="/inscripcion"]:visible',
      form: 'dialog[open] form',
      ...registration,
    },
    {
      name: 'completion',
      path: completion,
      form: '.completion-form',
      typed: { address: 'Carrer Major 17', emergency_contact_name: 'Roc Serra', notes: 'Vegana los lunes no' },
      unkept: { ...diet, ...iban },
      save: 'Completar Membresía',
      cut: /Error|sigue aquí/,
    },
  ]
}

function panelForms(dinner: number): Form[] {
  return [
    {
      name: 'event',
      path: `/admin/eventos/${dinner}`,
      form: '.panel-main form:has(.save-bar)',
      typed: { title: 'Cena de la trufa', description: 'Ocho platos.', price: '91', location: 'Vic' },
      save: 'Guardar evento',
      cut: stillHere,
    },
    {
      name: 'restaurant',
      path: '/admin/restaurantes/nuevo',
      form: '.panel-main form:has(.save-bar)',
      row: 'Añadir menú',
      typed: {
        nombre: 'Fonda Ametller',
        direccion: 'Carrer Major 17',
        'menu_degustacion[0].nombre': 'Menú de la trufa',
      },
      save: 'Guardar restaurante',
      cut: stillHere,
    },
    {
      name: 'post',
      path: '/admin/blog/nueva',
      form: '.panel-main form:has(.save-bar)',
      typed: {
        title: 'Setas de otoño',
        excerpt: 'Rovellones.',
        content: 'Un texto de veinte letras',
      },
      save: 'Guardar publicación',
      cut: stillHere,
    },
    {
      name: 'club',
      path: '/admin/club',
      form: '.panel-main form:has(.save-bar)',
      typed: { street: 'Carrer Major 17', weekday_hours: '9:00-12:00', picture_credits_ca: 'Pia Serra' },
      save: 'Guardar los datos',
      cut: stillHere,
    },
    {
      name: 'message',
      path: `/admin/eventos/${dinner}/mensajes`,
      form: 'form.message-desk',
      typed: { subject: 'Qué traer', body: 'Hola, {nombre}: trae botas.' },
      silent: 'subject',
      save: 'Enviarme una prueba',
      cut: stillHere,
    },
    {
      name: 'organizer dialog',
      path: '/admin/organizers',
      opener: 'button:text("Nuevo organizador")',
      form: 'dialog[open] form',
      typed: { name: 'Celler Ametller', city: 'Falset', website: 'https://celler.example' },
      save: 'Guardar organizador',
      cut: stillHere,
      discarded: true,
    },
    {
      name: 'guest dialog',
      path: `/admin/eventos/${dinner}/inscripciones`,
      opener: 'button:has-text("Añadir reserva")',
      form: 'dialog[open] form',
      typed: { ...person, notes: 'Mesa del fondo', staff_note: 'Amiga del chef' },
      unkept: diet,
      save: 'Añadir reserva',
      cut: stillHere,
    },
  ]
}

test('a public form keeps what was typed through every disaster', async ({ browser }) => {
  test.slow()
  const page = await openContext(browser)
  const forms = publicForms(await makeDinner('Cena de los borradores', 20), await makeApprovedRequest(someone('pia')))
  for (const form of forms) await test.step(form.name, () => surviveAll(page, form, false))
  await page.context().close()
})

test('a form of the panel keeps what was typed through every disaster', async ({ browser }) => {
  test.slow()
  const page = await openContext(browser)
  await enterPanel(page)
  for (const form of panelForms(await makeDinner('Cena de los borradores', 20)))
    await test.step(form.name, () => surviveAll(page, form, true))
  await test.step('sign-out', () => signOutWithDrafts(page))
  await page.context().close()
})

async function openContext(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return context.newPage()
}

async function surviveAll(page: Page, form: Form, panel: boolean) {
  const table = new Table(page, form, panel)
  await page.goto(form.path)
  await table.open()
  await table.type()
  if (form.silent) await test.step('Enter', () => table.pressEnter(form.silent ?? ''))
  await test.step('network', () => table.failSave((route) => route.abort()))
  await test.step('503', () => table.failSave((route) => route.fulfill({ status: 503, body: 'away' })))
  if (form.opener) {
    await test.step('Escape', () => table.closeBy(() => page.keyboard.press('Escape')))
    await test.step('beside', () => table.closeBy(() => page.mouse.click(4, 4)))
    await test.step('back', () => table.closeBy(() => page.goBack()))
    if (!panel) await test.step('forward', () => table.goForward())
  } else await test.step('back', () => table.leaveAndReturn())
  await test.step('reload', () => table.reload())
  if (!panel) await test.step('language', () => table.changeLanguage())
  await table.expectNothingUnkept()
  if (form.discarded) await test.step('discard', () => table.discard())
}

/** Data of people leaves the browser, the club's own texts stay. */
async function signOutWithDrafts(page: Page) {
  const names = () => page.evaluate(() => Object.keys(localStorage).map((key) => key.split(':')[2]))
  expect(new Set(await names())).toEqual(new Set(['club', 'event', 'restaurant', 'post', 'message', 'booking']))
  await page.goto('/admin/dashboard')
  await alive(page)
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const question = page.getByRole('dialog', { name: 'Hay datos de personas sin guardar' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Borrar y cerrar sesión' }).click()
  await expect(page.getByText('Sesión cerrada con éxito')).toBeVisible()
  expect(new Set(await names())).toEqual(new Set(['club', 'event', 'restaurant', 'post']))
}

class Table {
  readonly page: Page
  readonly form: Form
  readonly panel: boolean
  constructor(page: Page, form: Form, panel: boolean) {
    this.page = page
    this.form = form
    this.panel = panel
  }

  private field(name: string): Locator {
    return this.page.locator(this.form.form).locator(`[name="${name}"]`)
  }

  private question(): Locator {
    return this.page.getByRole('dialog', { name: '¿Cierras el formulario?' })
  }

  async open() {
    await alive(this.page)
    if (this.form.opener) await this.page.locator(this.form.opener).first().click()
    await expect(this.page.locator(this.form.form)).toBeVisible()
  }

  async type() {
    if (this.form.row) await this.page.getByRole('button', { name: this.form.row }).click()
    for (const [name, value] of Object.entries({ ...this.form.typed, ...this.form.unkept })) {
      const field = this.field(name)
      if (name === 'content') await this.page.locator('[contenteditable]').first().fill(value)
      else if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value)
      else await field.fill(value)
    }
    await this.expectTyped(this.form.unkept)
  }

  async expectTyped(more: Record<string, string> = {}) {
    for (const [name, value] of Object.entries({ ...this.form.typed, ...more }))
      if (name === 'content') await expect(this.field(name)).toHaveValue(new RegExp(value))
      else await expect(this.field(name)).toHaveValue(value)
  }

  /** Nothing is sent, so nothing has happened when the page is asked again. */
  async pressEnter(name: string) {
    let sent = 0
    this.page.on('request', (request) => void (sent += request.method() === 'POST' ? 1 : 0))
    await this.field(name).press('Enter')
    await this.page.evaluate(() => new Promise(requestAnimationFrame))
    expect(sent).toBe(0)
    await this.expectTyped()
  }

  async failSave(answer: (route: Route) => Promise<void>) {
    const form = this.page.locator(this.form.form)
    let sent = 0
    await this.page.route(
      () => true,
      (route) => (route.request().method() === 'POST' ? answer(route).then(() => void sent++) : route.fallback()),
    )
    for (const box of await form.locator(consents).all()) await box.check()
    await form.getByRole('button', { name: this.form.save }).click()
    await expect.poll(() => sent).toBe(1)
    await expect(this.page.getByText(this.form.cut).filter({ visible: true }).first()).toBeVisible()
    await this.expectTyped(this.form.unkept)
    await this.page.unrouteAll()
  }

  async closeBy(close: () => Promise<unknown>) {
    const address = this.page.url()
    await close()
    await this.question().getByRole('button', { name: 'Seguir escribiendo' }).click()
    await this.expectTyped(this.form.unkept)
    await close()
    await this.question().getByRole('button', { name: 'Cerrar' }).click()
    await expect(this.page.locator('dialog:modal')).toHaveCount(0)
    expect(this.page.url()).toBe(address)
    await this.open()
    await this.recover()
    await this.expectTyped()
    if (this.panel)
      for (const [name, value] of Object.entries(this.form.unkept ?? {})) await this.field(name).fill(value)
  }

  /** Back closes a dialog, forward opens it again. */
  async goForward() {
    await this.page.goBack()
    await this.question().getByRole('button', { name: 'Cerrar' }).click()
    await expect(this.page.locator('dialog:modal')).toHaveCount(0)
    await this.page.goForward()
    await this.expectTyped()
  }

  async leaveAndReturn() {
    await this.page.goto(this.panel ? '/admin/dashboard' : '/club')
    await this.page.goBack()
    await this.comeBack()
  }

  async reload() {
    await this.page.reload()
    await this.comeBack()
  }

  async changeLanguage() {
    if (this.form.opener) {
      await this.page.goto(`/ca${this.form.path}`)
      return this.comeBack()
    }
    for (const language of ['ca', 'es']) {
      await this.page.locator('.header .language-switch button').first().click()
      await expect(this.page.locator(`html[lang="${language}"]`)).toBeAttached()
      await this.comeBack()
    }
  }

  private async comeBack() {
    const dialogOpens = this.form.opener && !this.panel && (await this.page.evaluate(() => history.state?.link))
    if (this.form.opener && !dialogOpens) await this.open()
    await this.recover()
    await this.expectTyped()
  }

  private banner(): Locator {
    return this.page.locator(this.form.form).locator('.draft-banner')
  }

  private async recover() {
    if (!this.panel) return
    await expect(this.banner()).toContainText('Hemos guardado lo que escribías')
    await this.banner().getByRole('button', { name: 'Recuperar' }).click()
  }

  /** What is thrown away comes back at once, and is gone with the page. */
  async discard() {
    await this.page.reload()
    if (this.form.opener) await this.open()
    await expectAccessible(this.page)
    await this.banner().getByRole('button', { name: 'Descartar' }).click()
    await expect(this.banner()).toContainText('Lo que escribías está descartado.')
    await this.banner().getByRole('button', { name: 'Deshacer' }).click()
    await this.recover()
    await this.expectTyped()
    await this.page.reload()
    if (this.form.opener) await this.open()
    await this.banner().getByRole('button', { name: 'Descartar' }).click()
    await this.page.reload()
    await this.open()
    await expect(this.banner()).toHaveCount(0)
  }

  async expectNothingUnkept() {
    const stored = await this.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    expect(stored).toContain(Object.values(this.form.typed)[0])
    for (const value of Object.values(this.form.unkept ?? {})) expect(stored).not.toContain(value)
  }
}
