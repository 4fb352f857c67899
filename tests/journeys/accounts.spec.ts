import { hashPassword } from '#app/accounts/passwords.server.ts'
import { roleNumbers, type Role } from '#app/accounts/capabilities.ts'
import postgres from 'postgres'
import type { Page } from '@playwright/test'
import { alive, expect, expectAccessible, mailTo, test, until } from './journey.ts'

const password = 'escudella lenta'
let people = 0
const someone = (name: string) => `${name}.${process.pid}.${++people}@example.org`

/** Somebody with an account, as if it had been there before. */
async function makeAccount(role: Role): Promise<string> {
  const email = someone(role)
  const sql = postgres({ ...JSON.parse(process.env.SITE_DATABASE ?? '{}'), max: 1 })
  await sql`insert into usuarios (id, name, email, email_verified, role) values (${email}, 'Clara Vidal', ${email}, true, ${roleNumbers[role]})`
  await sql`insert into auth_accounts (id, account_id, provider_id, user_id, password) values (${email}, ${email}, 'credential', ${email}, ${await hashPassword(password)})`
  await sql.end()
  return email
}

async function linkTo(address: string, path: string): Promise<string> {
  const mail = await until(async () => {
    const newest = await mailTo(address)
    return newest?.text?.includes(path) && newest
  })
  const link = new RegExp(`${path.replace('?', '\\?')}[\\w=-]+`).exec(mail.text ?? '')?.[0]
  if (!link) throw new Error(`no ${path} in the mail`)
  return link
}

async function signIn(page: Page, email: string, path = '/admin/login') {
  await page.goto(path)
  await alive(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

test.describe('A visitor', () => {
  test('signs up, verifies the e-mail by a button, signs in, and out', async ({ page }) => {
    const email = someone('marta')
    await page.goto('/auth')
    await alive(page)
    await page.getByRole('link', { name: 'Crear cuenta' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siéntate con nosotros')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.getByText('Introduce un email válido')).toBeVisible()
    await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible()
    await expect(page.getByText('Debes confirmar que la has leído')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Contraseña').fill(password)
    await page.getByLabel('He leído').check()
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.getByText('¡Registro exitoso!')).toBeVisible()
    await page.goto(await linkTo(email, '/auth/verificar?token='))
    await alive(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Verificar mi email' }).click()
    await expect(page.getByText('Ya puedes iniciar sesión')).toBeVisible()
    await signIn(page, email, '/auth')
    await expect(page).toHaveURL('/')
    await expect(page.getByText('¡Bienvenido de nuevo!')).toBeVisible()
    await page.getByRole('button', { name: 'Mi cuenta' }).click()
    await expect(page.getByRole('link', { name: 'Panel de administración' })).toBeHidden()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page.getByText('Sesión cerrada con éxito')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
  })

  test('chooses another password when it is forgotten', async ({ page }) => {
    const email = await makeAccount('user')
    await page.goto('/auth?modo=recuperar')
    await alive(page)
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(page.getByText('Revisa tu correo')).toBeVisible()
    await page.goto(await linkTo(email, '/auth/nueva-contrasena?token='))
    await alive(page)
    await expectAccessible(page)
    await page.getByLabel('Contraseña', { exact: true }).fill('romesco fuerte')
    await page.getByLabel('Repite la contraseña').fill('romesco suave')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
    await page.getByLabel('Repite la contraseña').fill('romesco fuerte')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByText('Contraseña actualizada')).toBeVisible()
  })
})

test.describe('Without script, in Catalan', () => {
  test.use({ javaScriptEnabled: false })

  test('an account is made, opened and left', async ({ page }) => {
    const email = someone('pau')
    await page.goto('/ca/auth?modo=registro')
    await page.getByLabel('Correu electrònic').fill(email)
    await page.getByLabel('Contrasenya').fill('barcelona')
    await page.getByLabel('He llegit').check()
    await page.getByRole('button', { name: 'Crea un compte' }).click()
    await expect(page.getByText('és de les més habituals')).toBeVisible()
    await expect(page.getByLabel('Correu electrònic')).toHaveValue(email)
    await expect(page.getByLabel('Contrasenya')).toHaveValue('')
    await page.getByLabel('Contrasenya').fill(password)
    await page.getByRole('button', { name: 'Crea un compte' }).click()
    await page.goto(await linkTo(email, '/ca/auth/verificar?token='))
    await page.getByRole('button', { name: 'Verifica el meu correu' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Inicia la sessió' }).click()
    await page.getByLabel('Correu electrònic').fill(email)
    await page.getByLabel('Contrasenya').fill(password)
    await page.getByRole('button', { name: 'Inicia la sessió' }).click()
    await expect(page).toHaveURL('/ca')
    await page.getByRole('button', { name: 'El meu compte' }).click()
    await page.getByRole('button', { name: 'Tanca la sessió' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Inicia la sessió' })).toBeVisible()
  })
})

test.describe('The panel', () => {
  test('sends whoever is not signed in to its door, and back', async ({ page }) => {
    const email = await makeAccount('admin')
    await page.goto('/admin/usuarios')
    await alive(page)
    await expect(page.getByText('Necesitas iniciar sesión')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill('no es esta')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByText('Error de acceso: Email o contraseña incorrectos')).toBeFocused()
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL('/admin/usuarios')
    await expect(page.getByText('Acceso concedido')).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL('/admin/login')
    await expect(page.getByText('Sesión cerrada con éxito')).toBeVisible()
  })

  test('refuses who has no role', async ({ page }) => {
    await signIn(page, await makeAccount('user'))
    await expect(page.getByText('No tienes permisos de administrador')).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
  })

  test('shows an editor the contents, and nobody’s data', async ({ page }) => {
    await signIn(page, await makeAccount('editor'))
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Panel' })
    await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Eventos', 'Restaurantes', 'Organizadores', 'Blog'])
    await expect(page.getByText('Solicitudes recientes')).toBeHidden()
    await page.goto('/admin/usuarios')
    await alive(page)
    await expect(page).toHaveURL('/admin/dashboard')
    await expect(page.getByText('No tienes permisos de administrador')).toBeVisible()
  })

  test('lets an administrator give a role, change a password and invite', async ({ page }) => {
    const admin = await makeAccount('admin')
    const other = await makeAccount('user')
    await signIn(page, admin)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Usuarios' }).click()
    await page.getByPlaceholder('Buscar usuarios...').fill(other)
    await expect(page).toHaveURL(/q=user/)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectAccessible(page)
    await page.getByRole('button', { name: `Editar rol de ${other}` }).click()
    await expect(page.getByRole('radio', { name: 'Editor' })).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Guardar rol' }).click()
    await expect(page.getByText('Rol de usuario actualizado correctamente')).toBeVisible()
    await expect(page.getByRole('row').nth(1)).toContainText('Editor')
    await page.getByRole('link', { name: `Cambiar contraseña de ${other}` }).click()
    await expect(page.getByRole('heading', { name: other })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Contraseña', { exact: true }).fill('fideos negros')
    await page.getByLabel('Repite la contraseña').fill('fideos negros')
    await page.getByRole('button', { name: 'Actualizar contraseña' }).click()
    await expect(page).toHaveURL('/admin/usuarios')
    await expect(page.getByText('Contraseña actualizada con éxito')).toBeVisible()
    await expect.poll(async () => (await mailTo(other))?.subject).toBe('Tu contraseña ha cambiado')
    await page.getByRole('button', { name: 'Invitar' }).click()
    const guest = someone('convidat')
    await page.getByRole('dialog').getByLabel('Email').fill(guest)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect(page.getByText('Invitación enviada')).toBeVisible()
    expect(await linkTo(guest, '/auth/invitacion?token=')).toContain('token=')
    await page.goto('/admin/password-reset')
    await expect(page).toHaveURL('/admin/usuarios')
    await expect(page.getByText('Acceso restringido. Por favor, accede desde la gestión de usuarios.')).toBeVisible()
  })

  test('works on a phone: the menu is a drawer, rows are stacked', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, await makeAccount('admin'))
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Usuarios' }).click()
    await expect(page.getByRole('heading', { name: 'Gestión de Usuarios' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
