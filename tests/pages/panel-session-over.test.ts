import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cookiesOf, insertAccount, PASSWORD } from '../harness/accounts.ts'
import { keepCookies, openBrowser, openContext, openScreen } from '../harness/browser.ts'
import { insertEvent } from '../harness/insert-rows.ts'
import { until } from '../harness/mailbox.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql } = testSite('demo')
const credentials = { email: 'admin@example.org', password: PASSWORD }
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  await insertAccount(sql, 'admin', 'admin')
  browser = await openBrowser()
})
beforeEach(async () => {
  context = await openContext(browser, { baseURL: server.url })
  await keepCookies(context, await signIn())
  page = await context.newPage()
})
afterEach(() => context.close())
afterAll(() => browser.close())

const signIn = () => visitor(server.url).post('/admin/login', credentials)
const dialog = () => page.getByRole('dialog', { name: 'Tu sesión ha terminado' })

const open = (path: string) => openScreen(page, path)

async function signInAgain() {
  await dialog().getByLabel('Contraseña').fill(PASSWORD)
  await dialog().getByRole('button', { name: 'Entrar y seguir' }).click()
  await dialog().waitFor({ state: 'hidden' })
}

test('a filled form stays when the person has signed in elsewhere, and is saved after signing in over it', async () => {
  await open('/admin/blog/nueva')
  await page.getByRole('textbox', { name: 'Título' }).fill('Un arroz de domingo')
  await page.getByRole('textbox', { name: 'Contenido' }).fill('Tres horas al fuego.')
  await signIn()
  await page.getByRole('button', { name: 'Guardar publicación' }).click()
  await dialog().getByText('Has iniciado sesión en otro dispositivo. Entra otra vez y sigues donde estabas: ').waitFor()
  await dialog().getByText('lo que has escrito en «Nueva publicación» no se ha perdido.').waitFor()
  expect(
    await dialog()
      .getByLabel('Contraseña')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true)
  await dialog().getByLabel('Contraseña').fill('una otra')
  await dialog().getByRole('button', { name: 'Entrar y seguir' }).click()
  await dialog().getByText('Email o contraseña incorrectos').waitFor()
  await signInAgain()
  expect(await page.getByRole('textbox', { name: 'Título' }).inputValue()).toBe('Un arroz de domingo')
  expect(await sql`select 1 from blog_posts where title = 'Un arroz de domingo'`).toHaveLength(0)
  await page.getByRole('button', { name: 'Guardar publicación' }).click()
  await until(async () => (await sql`select 1 from blog_posts where title = 'Un arroz de domingo'`).length > 0)
})

test('a page on the way is opened after signing in over the one that is left', async () => {
  await open('/admin/dashboard')
  await sql`delete from auth_sessions`
  await page.getByRole('link', { name: 'Blog' }).first().click()
  await dialog().getByText('Necesitas iniciar sesión. Entra otra vez y sigues donde estabas.').waitFor()
  await signInAgain()
  await page.getByRole('heading', { level: 1, name: 'Gestión del Blog' }).waitFor()
})

test('the question for the own password survives the end of the session', async () => {
  await open('/admin/usuarios')
  await sql`update auth_sessions set confirmed_at = now() - interval '20 minutes'`
  await page.getByRole('button', { name: 'Invitar' }).click()
  const invitation = page.getByRole('dialog').filter({ has: page.getByLabel('Email') })
  await invitation.getByLabel('Email').fill('nova@example.org')
  await invitation.locator('input[value=admin]').check()
  await invitation.getByRole('button', { name: /^Enviar/ }).click()
  const question = page.getByRole('dialog', { name: 'Confirma tu contraseña' })
  await question.getByLabel('Contraseña').fill(PASSWORD)
  await signIn()
  await question.getByRole('button', { name: 'Confirmar' }).click()
  await dialog().getByText('Has iniciado sesión en otro dispositivo.').waitFor()
  await signInAgain()
  await until(async () => (await sql`select 1 from audit_log where action = 'user.invited-as-admin'`).length > 0)
})

test('who loses the role while a form is open is told, and loses nothing', async () => {
  await insertAccount(sql, 'cap', 'admin')
  const boss = await visitor(server.url).post('/admin/login', { ...credentials, email: 'cap@example.org' })
  const give = (role: string) =>
    visitor(server.url).post('/admin/usuarios', { act: 'role', user_id: 'admin', role }, { Cookie: cookiesOf(boss) })
  const save = () => page.getByRole('button', { name: 'Guardar evento' }).click()
  const event = await insertEvent(sql, { title: 'Sopar', description: 'Siete platos.', inHours: 2160 })
  await open(`/admin/eventos/${event}`)
  await page.getByLabel('Título', { exact: true }).fill('Sopar de tòfona')

  expect((await give('editor')).status).toBe(200)
  await save()
  await dialog().getByText('Un administrador ha cambiado tu rol. Entra otra vez y sigues donde estabas: ').waitFor()
  await signInAgain()
  await save()
  const toast = page.getByRole('alert').filter({ hasText: 'Lo que has escrito sigue aquí' })
  await toast.filter({ hasText: 'Tu rol no permite guardar esto.' }).waitFor()

  expect((await give('user')).status).toBe(200)
  await save()
  await toast.filter({ hasText: 'ya no tienes acceso al panel. No se ha guardado nada.' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/admin/eventos/${event}`)
  expect(await page.getByLabel('Título', { exact: true }).inputValue()).toBe('Sopar de tòfona')
  expect(await sql`select 1 from events where title = 'Sopar de tòfona'`).toHaveLength(0)
  await sql`update usuarios set role = 1 where id = 'admin'`
  await sql`delete from auth_sessions`
})

test('a replaced session opens nothing, is not revived, and the sign-in page says why it ended', async () => {
  const cookie = cookiesOf(await signIn())
  await signIn()
  const ask = visitor(server.url, { Cookie: cookie })
  for (const path of ['/admin/dashboard', '/admin/eventos', '/admin/eventos.csv']) {
    const answer = await ask.get(path)
    expect(answer.headers.get('Location')).toContain('/admin/login')
    expect(answer.headers.get('Set-Cookie')).toContain('toast=signed-in-elsewhere')
  }
  expect(await sql`select 1 from auth_sessions where expires_at > now()`).toHaveLength(1)
})
