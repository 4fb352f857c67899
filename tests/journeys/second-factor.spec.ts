import type { Page } from '@playwright/test'
import { codeOf } from '../harness/second-factors.ts'
import { alive, expect, expectAccessible, expectAccessibleAtAnyWidth, expectToast, test } from './journey.ts'
import { enterPanel, letPasswordLapse, openScreen, signIn } from './people.ts'

/** An authenticator in the browser, whose owner always agrees. @returns what lists its keys */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials
}

async function signOut(page: Page) {
  await page.context().clearCookies({ name: /session_token/ })
}

test('An administrator adds a passkey, signs in with it, and confirms with it what asks for the password', async ({
  page,
}) => {
  test.slow()
  const listKeys = await plugInAuthenticator(page)
  const email = await enterPanel(page)
  await openScreen(page, '/admin/segundo-factor', 'Segundo factor')
  await expectAccessibleAtAnyWidth(page)
  await page.getByLabel('Nombre').fill('Mi portátil')
  await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click()
  await expectToast(page, 'Segundo factor añadido')
  await expect(page.locator('.recovery-codes code')).toHaveCount(10)
  await expect(page.getByRole('cell', { name: 'Mi portátil', exact: true })).toBeVisible()
  await expectAccessible(page, { but: '.toast' })
  const [key] = await listKeys()
  expect(key).toMatchObject({ rpId: 'localhost' })

  await signOut(page)
  await signIn(page, email, '/admin/login?volver=%2Fadmin%2Fusuarios')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un paso más')
  await alive(page)
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: 'Usar la llave de acceso' }).click()
  await expect(page).toHaveURL('/admin/usuarios')
  await alive(page)

  await letPasswordLapse(email)
  await page.getByRole('button', { name: 'Invitar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invitar al panel' })
  await dialog.getByLabel('Email').fill(`nova.${email}`)
  await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
  const question = page.getByRole('dialog', { name: 'Confirma tu contraseña' })
  await question.getByRole('button', { name: 'Usar la llave de acceso' }).click()
  await expect(question).toBeHidden()
  await expectToast(page, 'Invitación enviada')

  await openScreen(page, '/admin/segundo-factor', 'Segundo factor')
  await page.getByRole('button', { name: 'Cambiar el nombre de Mi portátil' }).click()
  const renaming = page.getByRole('dialog', { name: 'Cambiar el nombre' })
  await renaming.getByLabel('Nombre').fill('El de casa')
  await renaming.getByRole('button', { name: 'Guardar nombre' }).click()
  await expect(page.getByRole('cell', { name: 'El de casa', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Quitar El de casa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar segundo factor' }).click()
  await expect(page.getByText('No hay ningún segundo factor')).toBeVisible()
  await signOut(page)
  await signIn(page, email)
  await expect(page).toHaveURL('/admin/dashboard')
})

test('A passkey of another site, or of nobody, opens nothing; a recovery code does, once', async ({ page }) => {
  test.slow()
  await plugInAuthenticator(page)
  const email = await enterPanel(page)
  await openScreen(page, '/admin/segundo-factor', 'Segundo factor')
  await page.getByLabel('Nombre').fill('Mi portátil')
  await page.getByRole('button', { name: 'Añadir una llave de acceso' }).click()
  const code = (await page.locator('.recovery-codes code').first().textContent()) ?? ''
  await signOut(page)
  const other = await page.context().newPage()
  await plugInAuthenticator(other)
  await signIn(other, email)
  await alive(other)
  await other.getByRole('button', { name: 'Usar la llave de acceso' }).click()
  await expect(other.getByText('No hemos podido usar la llave de acceso')).toBeVisible()
  await other.getByLabel('Código', { exact: true }).fill(code)
  await other.getByRole('button', { name: 'Comprobar' }).click()
  await expect(other).toHaveURL('/admin/dashboard')
  await signOut(other)
  await signIn(other, email)
  await alive(other)
  await other.getByLabel('Código', { exact: true }).fill(code)
  await other.getByRole('button', { name: 'Comprobar' }).click()
  await expect(other.getByText('Este código no es correcto o ya se ha usado')).toBeVisible()
})

test('An app is added and asked for in the dialog of a session that is over', async ({ page }) => {
  test.slow()
  await enterPanel(page)
  await openScreen(page, '/admin/segundo-factor/aplicacion', 'Aplicación de códigos')
  await expectAccessibleAtAnyWidth(page)
  const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Nombre').fill('Mi móvil')
  await page.getByLabel('Código', { exact: true }).fill('000 00')
  await page.getByRole('button', { name: 'Añadir la aplicación' }).click()
  await expect(page.getByText('Este código no es correcto')).toBeVisible()
  await page.getByLabel('Código', { exact: true }).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Añadir la aplicación' }).click()
  await expect(page.locator('.recovery-codes code')).toHaveCount(10)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar los códigos' }).click()
  expect((await download).suggestedFilename()).toBe('codigos-de-recuperacion.txt')

  await openScreen(page, '/admin/avisos', 'Tus avisos')
  await signOut(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tu sesión ha terminado' })
  await dialog.getByLabel('Contraseña').fill('escudella lenta')
  await dialog.getByRole('button', { name: 'Entrar y seguir' }).click()
  await dialog.getByLabel('Código', { exact: true }).fill(codeOf(secret, 1))
  await dialog.getByRole('button', { name: 'Comprobar' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expectToast(page, 'Avisos guardados')
})
