import { expect, expectAccessibleAtAnyWidth, expectToast, inDatabase, makeDinner, test } from './journey.ts'
import { legalVersions } from '#app/legal-versions.ts'
import { confirmPassword, enterPanel, letPasswordLapse, openScreen, someone } from './people.ts'

async function makeMember(): Promise<{ id: string; name: string; email: string }> {
  const email = someone('soci')
  const name = `Berta Coll ${email.split(/[.@]/)[1] ?? ''}`
  const [row] = await inDatabase(
    (sql) => sql<{ id: string }[]>`
      with asked as (insert into membership_requests (full_name, email, status) values (${name}, ${email}, 'approved') returning id)
      insert into socios (membership_request_id, full_name, email, phone) select id, ${name}, ${email}, '600 111 222' from asked returning id`,
  )
  return { id: row?.id ?? '', name, email }
}

test('a member on one page: a call is noted, the member leaves with a mail and returns', async ({ page }) => {
  test.slow()
  const { id, name } = await makeMember()
  const admin = await enterPanel(page)
  await openScreen(page, `/admin/socios/${id}`, `Editar socio: ${name}`)
  await page.getByLabel('Nota', { exact: true }).fill('Prefiere que la llamen por la tarde.')
  await page.getByLabel(/^Llamado el/).fill('2026-11-20')
  await page.getByRole('button', { name: 'Añadir nota' }).click()
  await expectToast(page, 'Nota añadida')
  await expect(page.getByText('Llamado el 20 nov 2026')).toBeVisible()
  await expect(page.getByLabel('Nota', { exact: true })).toHaveValue('')
  await page.locator('.leaving summary').press('Enter')
  await expectAccessibleAtAnyWidth(page)

  await page.getByLabel(/^Motivo/).fill('Se muda a Vic.')
  await expect(page.getByLabel('Correo en castellano')).toHaveValue(/Te hemos dado de baja/)
  await letPasswordLapse(admin)
  await page.getByRole('button', { name: 'Dar de Baja' }).click()
  await confirmPassword(page)
  await expectToast(page, 'Baja anotada')
  await expect(page.getByText('Se muda a Vic.')).toBeVisible()
  await page.getByRole('button', { name: 'Volver a dar de alta' }).click()
  await expectToast(page, 'Socio dado de alta de nuevo')
  await expect(page.getByText('Se muda a Vic.')).toBeHidden()
  await page.getByRole('button', { name: /^Eliminar nota de/ }).click()
  await expectToast(page, 'Nota eliminada')
})

test('a member who calls is found by keyboard, and the booking is filled in', async ({ page }) => {
  const { name, email } = await makeMember()
  const dinner = await makeDinner('Cena por teléfono', 20)
  await enterPanel(page)
  await openScreen(page, `/admin/eventos/${dinner}/inscripciones`, 'Cena por teléfono')
  await page.getByRole('button', { name: 'Añadir reserva' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir reserva' })
  await dialog.getByLabel('Nombre completo').fill(name.split(' ').toReversed().join(' '))
  await expect(dialog.getByRole('button', { name: new RegExp(name) })).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Nombre completo')).toHaveValue(name)
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await expect(dialog.getByLabel(/^Teléfono/)).toHaveValue('600 111 222')
  await expect(dialog.getByLabel('¿Cuántos son?')).toBeFocused()
  // Of an older text.
  await expect(dialog.getByLabel(/inform/i)).not.toBeChecked()
  await dialog.getByLabel(/inform/i).check()
  await dialog.getByRole('button', { name: 'Añadir reserva' }).click()
  await expect(dialog).toBeHidden()
  const booked = await inDatabase(
    (sql) => sql`select contact_name, is_member from event_parties where event_id = ${dinner}`,
  )
  expect(booked).toEqual([{ contact_name: name, is_member: true }])
})

test('the data of a member does not stay beneath another name', async ({ page }) => {
  const { id, name, email } = await makeMember()
  await inDatabase((sql) => sql`update socios set privacy_version = ${legalVersions.privacy} where id = ${id}`)
  const dinner = await makeDinner('Cena de otra', 20)
  await enterPanel(page)
  await openScreen(page, `/admin/eventos/${dinner}/inscripciones`, 'Cena de otra')
  await page.getByRole('button', { name: 'Añadir reserva' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir reserva' })
  await dialog.getByLabel('Nombre completo').fill(name)
  await expect(dialog.getByRole('status').filter({ hasText: '1 socio encontrado.' })).toHaveCount(1)
  await dialog.getByRole('button', { name: new RegExp(name) }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await expect(dialog.getByLabel(/inform/i)).toBeChecked()
  await dialog.getByLabel(/^Teléfono/).fill('600 999 999')
  await dialog.getByLabel('Nombre completo').focus()
  await page.keyboard.press('End')
  await page.keyboard.type('zz')
  await expect(dialog.getByLabel('Email')).toHaveValue('')
  await expect(dialog.getByLabel('Nombre completo')).toHaveValue(`${name}zz`)
  await expect(dialog.getByLabel('Nombre completo')).toBeFocused()
  await expect(dialog.getByLabel(/^Teléfono/)).toHaveValue('600 999 999')
  for (const box of [/inform/i, /Es socio/i]) await expect(dialog.getByLabel(box)).not.toBeChecked()
  await expect(dialog.getByRole('status').filter({ hasText: 'Ningún socio encontrado.' })).toHaveCount(1)
})

test('whom an applicant looks like is shown before the decision; the list for the assembly is accessible', async ({
  page,
}) => {
  const { id, name } = await makeMember()
  const asked = someone('altra')
  await inDatabase(
    (sql) => sql`insert into membership_requests (full_name, email, phone) values (${name}, ${asked}, '+34600111222')`,
  )
  await enterPanel(page)
  await openScreen(page, `/admin/solicitudes?q=${encodeURIComponent(asked)}`, 'Solicitudes de Membresía')
  await page.getByRole('button', { name: /^Ver detalles/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Detalles de la solicitud' })
  await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', `/admin/socios/${id}`)
  await expect(dialog).toContainText('Ficha de socio: mismo teléfono, nombre parecido')
  await expectAccessibleAtAnyWidth(page)
  await dialog.getByLabel('Nota', { exact: true }).fill('Es la misma persona.')
  await dialog.getByRole('button', { name: 'Añadir nota' }).click()
  await expect(dialog.getByText('Es la misma persona.', { exact: true })).toBeVisible()

  await openScreen(page, '/admin/socios/asamblea', 'Lista para la asamblea')
  await expect(page.getByRole('row').filter({ hasText: ', Berta' }).first()).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
})

test('a request is corrected, merged with another one and taken back; a former member returns', async ({ page }) => {
  test.slow()
  const { id: socio, name } = await makeMember()
  const [one, two] = [someone('nil'), someone('nils')]
  await inDatabase(
    (sql) => sql`insert into membership_requests (full_name, email, phone) values
      ('Nil Serra Font', ${one}, '600 333 444'), ('Nil Serra', ${two}, '600333444')`,
  )
  await enterPanel(page)
  const open = async (search: string, status = 'pending') => {
    const query = `estado=${status}&q=${encodeURIComponent(search)}`
    await openScreen(page, `/admin/solicitudes?${query}`, 'Solicitudes de Membresía')
    await page.getByRole('button', { name: /^Ver detalles/ }).click()
    return page.getByRole('dialog', { name: 'Detalles de la solicitud' })
  }

  await (await open(one)).getByRole('button', { name: 'Corregir' }).click()
  const correction = page.getByRole('dialog', { name: 'Corregir la solicitud de Nil Serra Font' })
  await expectAccessibleAtAnyWidth(page)
  await correction.getByLabel(/^Motivo/).fill('Le gusta el xató.')
  await correction.getByRole('button', { name: 'Guardar cambios' }).click()
  await expectToast(page, 'Solicitud corregida')

  const details = await open(one)
  await expect(details.getByRole('heading', { name: 'Correcciones' })).toBeVisible()
  await details.getByRole('button', { name: 'Es la misma persona: Nil Serra' }).click()
  const merge = page.getByRole('dialog', { name: 'Unir con la solicitud de Nil Serra' })
  await merge.getByRole('group', { name: 'Email' }).getByText(two).click()
  await expectAccessibleAtAnyWidth(page)
  await merge.getByRole('button', { name: 'Unir solicitudes' }).click()
  await expectToast(page, 'Solicitudes unidas')
  await expect((await open(two)).getByRole('link', { name: two })).toBeVisible()

  const merged = await open(one, 'merged')
  await expect(merged).toContainText('Unida con Nil Serra Font')
  await expectAccessibleAtAnyWidth(page)
  await merged.getByRole('button', { name: 'Recuperar' }).click()
  await expectToast(page, 'Solicitud recuperada')

  await inDatabase(
    (
      sql,
    ) => sql`with left_club as (update socios set status = 'inactive' where id = ${socio} returning membership_request_id)
      update membership_requests set status = 'baja', left_on = current_date from left_club where id = membership_request_id`,
  )
  const again = someone('torna')
  await inDatabase((sql) => sql`insert into membership_requests (full_name, email) values (${name}, ${again})`)
  await (await open(again)).getByRole('button', { name: `Es la misma persona: ${name}` }).click()
  const former = page.getByRole('dialog', { name: `${name} fue socio` })
  await expect(former.getByLabel('Correo en castellano')).toHaveValue(/nos alegra que vuelvas/)
  await expectAccessibleAtAnyWidth(page)
  await former.getByRole('button', { name: 'Volver a dar de alta' }).click()
  await expectToast(page, 'Vuelve a ser socio')
  const [returned] = await inDatabase((sql) => sql`select status from socios where id = ${socio}`)
  expect(returned).toEqual({ status: 'active' })
})
