import type { Page } from '@playwright/test'
import { alive, expect, expectAccessibleAtAnyWidth, expectToast, inDatabase, test } from './journey.ts'
import { confirmPassword, enterPanel, letPasswordLapse, linkTo, makeAccount, openScreen, someone } from './people.ts'

/** Inserts a request with a unique name. */
async function makeRequest(
  status: 'pending' | 'approved',
  given: { email?: string; phone?: string; reason?: string } = {},
): Promise<{ id: string; name: string; email: string }> {
  const email = given.email ?? someone('aspirant')
  const name = `Berta Coll ${someone('n').split('@')[0]}`
  const [row] = await inDatabase(
    (sql) => sql<{ id: string }[]>`
    insert into membership_requests (full_name, email, phone, reason, status) values (${name}, ${email}, ${given.phone ?? null}, ${given.reason ?? null}, ${status}) returning id`,
  )
  return { id: row?.id ?? '', name, email }
}

async function makeSocio(): Promise<{ id: string; name: string }> {
  const { id: request, name, email } = await makeRequest('approved')
  const [row] = await inDatabase(
    (sql) =>
      sql<
        { id: string }[]
      >`insert into socios (membership_request_id, full_name, email, phone) values (${request}, ${name}, ${email}, '600 111 222') returning id`,
  )
  return { id: row?.id ?? '', name }
}

/** Searches the list and returns the row. */
async function find(page: Page, placeholder: string, words: string) {
  await page.getByPlaceholder(placeholder).fill(words)
  const row = page.getByRole('row').filter({ hasText: words })
  await expect(row).toBeVisible()
  // The users' page has a second table, of open invitations.
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(2)
  return row
}

test('requests: created by the office, approved, flagged as duplicate, rejected and deleted', async ({ page }) => {
  test.slow()
  const asked = await makeRequest('pending', { reason: 'Me gusta comer.' })
  const unwanted = await makeRequest('pending', { phone: '600 333 444' })
  await enterPanel(page)
  await openScreen(page, '/admin/solicitudes', 'Solicitudes de Membresía')
  const states = page.getByRole('navigation', { name: 'Estado' }).getByRole('link')
  // Shown only while there are some, which other journeys make.
  await expect(states.filter({ hasNotText: /^Unidas/ })).toHaveText([
    /^Pendientes/,
    /^Aprobadas/,
    /^Sin completar/,
    /^Rechazadas/,
    /^Bajas/,
    /^Todas/,
  ])
  const columns = ['Selección', 'Nombre', 'Email', 'Fecha', 'Estado', 'Acciones']
  await expect(page.getByRole('columnheader')).toHaveText(columns)

  await page.getByRole('button', { name: 'Crear Socio' }).click()
  const making = page.getByRole('dialog', { name: 'Crear nuevo socio' })
  await making.getByRole('button', { name: 'Crear Socio' }).click()
  await expect(making.getByText('Por favor complete los campos obligatorios')).toBeVisible()
  await expect(making.getByLabel('Nombre completo')).toBeFocused()
  await expectAccessibleAtAnyWidth(page)
  const byHand = someone('ma')
  await making.getByLabel('Nombre completo').fill('Pere Mas')
  await making.getByLabel('Email').fill(byHand)
  await making.getByRole('button', { name: 'Crear Socio' }).click()
  await expectToast(page, 'Socio creado con éxito')
  expect(await linkTo(byHand, '/socio/completar-datos?token=')).toContain('token=')

  await test.step('another approved request with the same e-mail', async () => {
    const duplicate = await makeRequest('pending', { email: byHand.toUpperCase() })
    const row = await find(page, 'Buscar solicitudes...', duplicate.name)
    await expect(row).toContainText('Pendiente')
    await row.getByRole('button', { name: `Ver detalles de ${duplicate.name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click()
    await expectToast(page, 'Solicitud aprobada con éxito')
    await expectToast(page, 'Email duplicado')
    await expect(row).toBeHidden()
    await expect(page.locator('#content')).toBeFocused()
  })

  await test.step('the link once more', async () => {
    await page.getByRole('link', { name: /^Pendientes/ }).click()
    const row = await find(page, 'Buscar solicitudes...', asked.name)
    await row.getByRole('button', { name: /^Ver detalles/ }).click()
    const details = page.getByRole('dialog', { name: 'Detalles de la solicitud' })
    await expect(details).toContainText('Me gusta comer.')
    await expect(details).toContainText('No especificado')
    await expectAccessibleAtAnyWidth(page)
    await details.getByRole('button', { name: 'Aprobar' }).click()
    await expect(details).toBeHidden()
    await page.getByRole('link', { name: /^Aprobadas/ }).click()
    await expect(page.getByRole('row').nth(1)).toContainText('Aprobado')
    await page.getByRole('button', { name: `Ver detalles de ${asked.name}` }).click()
    await details.getByRole('button', { name: 'Reenviar enlace' }).click()
    await expectToast(page, 'Enlace reenviado')
    await page.getByRole('button', { name: `Ver detalles de ${asked.name}` }).click()
    await details.getByRole('button', { name: 'Dar de Baja' }).click()
    const sure = page.getByRole('dialog', { name: `¿Dar de baja a ${asked.name}?` })
    await expectAccessibleAtAnyWidth(page)
    await sure.getByRole('button', { name: 'Dar de Baja' }).click()
    await expectToast(page, 'Solicitud dada de baja con éxito')
  })

  await test.step('rejected, and then deleted for good', async () => {
    const all = page.getByRole('link', { name: /^Todas/ })
    await all.click()
    await expect(all).toHaveAttribute('aria-current')
    const row = await find(page, 'Buscar solicitudes...', unwanted.name)
    await row.getByRole('button', { name: /^Ver detalles/ }).click()
    await expect(page.getByRole('dialog')).toContainText('600 333 444')
    await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click()
    const rejecting = page.getByRole('dialog', { name: `Rechazar la solicitud de ${unwanted.name}` })
    await expect(rejecting.getByLabel(/^Correo en/)).toHaveValue(/Gracias por tu solicitud/)
    await expectAccessibleAtAnyWidth(page)
    await rejecting.getByLabel(/^Correo en/).fill('Este año ya no cabemos.')
    await rejecting.getByRole('button', { name: 'Rechazar solicitud' }).click()
    await expectToast(page, 'Solicitud rechazada con éxito')
    await expect(row).toContainText('Rechazado')
    await page.getByRole('link', { name: /^Pendientes/ }).click()
    await page.getByRole('link', { name: 'Buscar en todas (1)' }).click()
    await expect(all).toHaveAttribute('aria-current')
    await row.getByRole('button', { name: `Eliminar la solicitud de ${unwanted.name}` }).click()
    const sure = page.getByRole('dialog')
    await expect(sure).toContainText(
      '¿Estás seguro? Esta acción no se puede deshacer. La solicitud será eliminada permanentemente.',
    )
    await expectAccessibleAtAnyWidth(page)
    await sure.getByRole('button', { name: 'Eliminar solicitud' }).click()
    await expectToast(page, 'Solicitud eliminada con éxito')
    await expect(page.getByText('No hay solicitudes que coincidan con la búsqueda')).toBeVisible()
  })
})

test('members: edited, their IBAN shown on purpose, suspended, reactivated, erased', async ({ page }) => {
  test.slow()
  const { name } = await makeSocio()
  const admin = await enterPanel(page)
  await openScreen(page, '/admin/socios', 'Socios Activos')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Número',
    'Nombre',
    'Email',
    'Tipo',
    'Estado',
    'Fecha Alta',
    'Acciones',
  ])
  const row = await find(page, 'Buscar socios…', name)

  await row.getByRole('link', { name: `Editar a ${name}` }).click()
  await expect(page.getByRole('heading', { name: `Editar socio: ${name}` })).toBeVisible()
  await page.getByLabel('IBAN').fill('ES91 2100 0418 4502 0005 1333')
  await page.getByLabel('Nombre completo').fill('')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Hay 2 campos por revisar.')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await page.getByLabel('Nombre completo').fill(name)
  await page.getByLabel('IBAN').fill('ES91 2100 0418 4502 0005 1332')
  await page.getByLabel('Restricciones alimentarias').fill('Sin gluten')
  await page.getByRole('checkbox', { name: /^Consiente/ }).check()
  await page.getByLabel('Nombre (opcional)', { exact: true }).fill('Jordi Coll')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expectToast(page, 'Socio actualizado con éxito')

  await find(page, 'Buscar socios…', name)
  await row.getByRole('button', { name: `Ver ficha de ${name}` }).click()
  const sheet = page.getByRole('dialog', { name: 'Ficha de Socio' })
  for (const title of [
    'Información personal',
    'Información de pago',
    'Contacto de emergencia',
    'Información adicional',
  ])
    await expect(sheet.getByRole('heading', { name: title })).toBeVisible()
  await expect(sheet).toContainText('Sin gluten')
  await expect(sheet).not.toContainText('2100')
  await expectAccessibleAtAnyWidth(page)
  await letPasswordLapse(admin)
  await sheet.getByRole('button', { name: 'Mostrar el IBAN entero' }).click()
  await confirmPassword(page)
  await expect(sheet).toContainText(/ES91.?2100.?0418.?4502.?0005.?1332/)
  await sheet.getByRole('button', { name: 'Suspender' }).click()
  await expect(sheet.getByText('Suspendido')).toBeVisible()
  await sheet.getByRole('button', { name: 'Reactivar' }).click()
  await expect(sheet.getByText('Activo', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await row.getByRole('button', { name: `Eliminar a ${name}` }).click()
  const sure = page.getByRole('dialog', { name: `Eliminar a ${name}` })
  await expectAccessibleAtAnyWidth(page)
  await sure.getByRole('button', { name: 'Eliminar socio' }).click()
  await expectToast(page, 'Socio eliminado con éxito')
  await expect(page.getByText('Ningún socio coincide con la búsqueda')).toBeVisible()
})

test('messages: opening one marks it read; answered, and deleted', async ({ page }) => {
  const name = `Mireia Sol ${someone('m').split('@')[0]}`
  await inDatabase(
    (sql) =>
      sql`insert into contact_messages (name, email, message, privacy_version, language) values (${name}, 'mireia@example.org', 'Puc dur un amic?', '2026-11-21', 'ca')`,
  )
  await enterPanel(page)
  await openScreen(page, '/admin/mensajes', 'Mensajes')
  const row = await find(page, 'Buscar mensajes…', name)
  await expect(row).toContainText('Sin leer')
  await row.getByRole('button', { name: `Leer el mensaje de ${name}` }).click()
  const message = page.getByRole('dialog', { name })
  await expect(message).toContainText('Puc dur un amic?')
  await expect(message.getByRole('link', { name: 'Responder' })).toHaveAttribute('href', 'mailto:mireia@example.org')
  await expectAccessibleAtAnyWidth(page)
  await message.getByRole('button', { name: 'Marcar como respondido' }).click()
  await expectToast(page, 'Mensaje marcado como respondido')
  await message.getByRole('button', { name: 'Marcar como pendiente' }).click()
  await expectToast(page, 'Mensaje marcado como pendiente de respuesta')
  await page.keyboard.press('Escape')
  await expect(message).toBeHidden()
  await expect(row).toContainText('Leído')
  await row.getByRole('button', { name: `Eliminar el mensaje de ${name}` }).click()
  await expectAccessibleAtAnyWidth(page)
  await page
    .getByRole('dialog', { name: '¿Eliminar el mensaje?' })
    .getByRole('button', { name: 'Eliminar mensaje' })
    .click()
  await expectToast(page, 'Mensaje eliminado')
  await expect(page.getByText('Ningún mensaje coincide con la búsqueda')).toBeVisible()
})

test('the queue: a message is opened, marked as read in place, and brought back', async ({ page }) => {
  const name = `Mireia Pla ${someone('m').split('@')[0]}`
  await inDatabase(
    (sql) => sql`insert into contact_messages (name, email, message, privacy_version, language, created_at)
      values (${name}, 'mireia@example.org', 'Puc dur un amic?', '2026-11-21', 'ca', '2026-01-01')`,
  )
  await enterPanel(page)
  await openScreen(page, '/admin/dashboard', 'Dashboard')
  const line = page.locator('.queue-row').filter({ hasText: name })
  await expect(line).toContainText('«Puc dur un amic?»')
  await line.getByRole('button', { name: 'Marcar como leído' }).click()
  await expect(line).not.toContainText('Marcar como leído')
  await expectAccessibleAtAnyWidth(page)
  await line.getByRole('button', { name: 'Deshacer' }).click()
  await expect(line.getByRole('button', { name: 'Marcar como leído' })).toBeVisible()
  await line.getByRole('link', { name }).click()
  await expect(page.getByRole('dialog', { name })).toContainText('Puc dur un amic?')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row').filter({ hasText: name })).toBeHidden()
})

test('users: the role dialog shows the current role, and administrators cannot remove their own', async ({ page }) => {
  const own = await enterPanel(page)
  const other = await makeAccount('admin')
  await openScreen(page, '/admin/usuarios', 'Gestión de Usuarios')
  const users = page.getByRole('table', { name: 'Usuarios' })
  await expect(users.getByRole('columnheader')).toHaveText(['Email', 'Rol', 'Fecha de creación', 'Acciones'])
  const roles = page.getByRole('dialog', { name: 'Gestionar Rol de Usuario' })
  let row = await find(page, 'Buscar usuarios…', own)
  await row.getByRole('button', { name: `Editar rol de ${own}` }).click()
  for (const hint of ['Acceso total', 'Puede editar contenido', 'Sin acceso al panel'])
    await expect(roles.getByText(hint)).toBeVisible()
  await expect(roles.getByRole('radio', { name: 'Admin' })).toBeChecked()
  await expectAccessibleAtAnyWidth(page)
  await roles.getByRole('radio', { name: 'Usuario' }).check()
  await roles.getByRole('button', { name: 'Guardar rol' }).click()
  await expectToast(page, 'Error al actualizar el rol del usuario')
  await expectToast(page, 'No puedes quitarte a ti mismo el rol de administrador.')
  await roles.getByRole('button', { name: 'Cancelar' }).click()
  row = await find(page, 'Buscar usuarios…', other)
  await row.getByRole('button', { name: `Editar rol de ${other}` }).click()
  await expect(roles.getByRole('radio', { name: 'Admin' })).toBeChecked()
  await roles.getByRole('radio', { name: 'Editor' }).check()
  await roles.getByRole('button', { name: 'Guardar rol' }).click()
  await expectToast(page, 'Rol de usuario actualizado correctamente')
  await expect(row).toContainText('Editor')
  await page.getByRole('button', { name: 'Invitar' }).click()
  const inviting = page.getByRole('dialog', { name: 'Invitar al panel' })
  await expectAccessibleAtAnyWidth(page)
  await inviting.getByLabel('Email').fill(other)
  await inviting.getByRole('button', { name: 'Enviar invitación' }).click()
  await expectToast(page, 'Este email ya tiene una cuenta: cambia su rol en la lista.')
  await inviting.getByRole('button', { name: 'Cancelar' }).click()
  const question = page.getByRole('dialog', { name: '¿Cierras el formulario?' })
  await question.getByRole('button', { name: 'Cerrar' }).click()
  await row.getByRole('link', { name: `Cambiar contraseña de ${other}` }).click()
  await page.getByLabel('Contraseña', { exact: true }).fill('12345')
  await page.getByLabel('Repite la contraseña').fill('54321')
  await page.getByRole('button', { name: 'Actualizar contraseña' }).click()
  await expect(page.getByText('La contraseña debe tener al menos 6 caracteres').first()).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await page.getByLabel('Contraseña', { exact: true }).fill('arroz caldoso')
  await page.getByLabel('Repite la contraseña').fill('arroz meloso')
  await page.getByRole('button', { name: 'Actualizar contraseña' }).click()
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible()
})

test('the page after a failed action shows its error', async ({ page }) => {
  const flashMessages = [
    ['/admin/login', 'sign-in-first', 'Necesitas iniciar sesión'],
    ['/admin/login', 'check-failed', 'Error al verificar permisos de administrador'],
    ['/admin/dashboard', 'sign-out-failed', 'Error al cerrar sesión'],
    ['/admin/restaurantes', 'restaurant-not-loaded', 'No se pudo cargar los datos del restaurante'],
    ['/admin/blog', 'post-not-loaded', 'Error al cargar la publicación'],
  ] as const
  for (const [path, toast, text] of flashMessages) {
    if (path === '/admin/dashboard') await enterPanel(page)
    await page.context().addCookies([{ name: 'toast', value: toast, url: process.env.SITE_URL ?? '' }])
    await page.goto(path)
    await alive(page)
    await expectToast(page, text)
  }
})
