import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { roleNumbers, type Role } from '#app/accounts/capabilities.ts'
import { hashCheaply } from '../harness/cheap-hash.ts'
import { alive, inDatabase, mailTo } from './journey.ts'

export const password = 'escudella lenta'

/** A new address. Its long word is searched as a whole: a short number would be found inside those of others. */
export const someone = (name: string) => `${name}.${randomUUID().slice(0, 8)}@example.org`

export async function makeAccount(role: Role): Promise<string> {
  const email = someone(role)
  await inDatabase(
    (sql) =>
      sql`insert into usuarios (id, name, email, email_verified, role) values (${email}, 'Clara Vidal', ${email}, true, ${roleNumbers[role]})`,
  )
  await inDatabase(
    (sql) =>
      sql`insert into auth_accounts (id, account_id, provider_id, user_id, password) values (${email}, ${email}, 'credential', ${email}, ${hashCheaply(password)})`,
  )
  return email
}

export async function linkTo(address: string, path: string): Promise<string> {
  const mail = await mailTo(address, path)
  const link = new RegExp(`${path.replace('?', '\\?')}[\\w=-]+`).exec(mail.text ?? '')?.[0]
  if (!link) throw new Error(`no ${path} in the mail`)
  return link
}

export async function signIn(page: Page, email: string, path = '/admin/login') {
  await page.goto(path)
  await alive(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

/** Signs in a new team member without the login page. @returns the e-mail */
export async function enterPanel(page: Page, role: 'admin' | 'editor' = 'admin'): Promise<string> {
  const email = await makeAccount(role)
  const answer = await page.request.post('/admin/login', {
    form: { email, password },
    headers: { Origin: process.env.SITE_URL ?? '' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  // Flash messages have journeys of their own.
  await page.context().clearCookies({ name: 'toast' })
  return email
}

export async function openScreen(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  await alive(page)
}

/** Sets the last password confirmation to twenty minutes ago. */
export async function letPasswordLapse(email: string) {
  await inDatabase(
    (sql) => sql`update auth_sessions set confirmed_at = now() - interval '20 minutes' where user_id = ${email}`,
  )
}

export async function confirmPassword(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Confirma tu contraseña' })
  await dialog.getByLabel('Contraseña').fill(password)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog).toBeHidden()
}
