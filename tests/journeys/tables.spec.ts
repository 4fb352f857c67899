import { insertBookings } from '../harness/insert-bookings.ts'
import { alive, expect, expectAccessibleAtAnyWidth, expectToast, inDatabase, makeDinner, test } from './journey.ts'
import { enterPanel } from './people.ts'

const names = ['Anna Puig', 'Berta Roca', 'Carles Vila i Serra', 'Dolors Bonastre de la Vall', 'Enric Soler']

test('the office proposes tables, corrects one, saves them, and takes the saving back', async ({ page }) => {
  const dinner = await makeDinner('Cena de la trufa', 60)
  await inDatabase(async (sql) => {
    const bookings = names.map((name, index) => ({
      event_id: dinner,
      contact_name: name,
      email: `${dinner}-${index}@example.org`,
      staff_note: index === 2 ? 'Junto a la ventana' : '',
    }))
    await insertBookings(sql, bookings)
    return []
  })
  const labels = () =>
    inDatabase(
      (sql) => sql<{ label: string }[]>`
        select table_label as label from event_parties where event_id = ${dinner} order by name_key`,
    )
  await enterPanel(page)
  await page.goto(`/admin/eventos/${dinner}/inscripciones`)
  await page.getByRole('link', { name: 'Repartir las mesas' }).click()
  await page.getByLabel('Personas por mesa').fill('2')
  await page.getByRole('button', { name: 'Proponer' }).click()
  await alive(page)
  await expect(page.getByText('Mesa 3 · 1 persona')).toBeVisible()
  await expectAccessibleAtAnyWidth(page)
  await page.getByLabel('Mesa de Anna Puig').fill('Terraza')
  await expect(page.getByText('Mesa Terraza · 1 persona')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar las mesas' }).click()
  await expectToast(page, '5 reservas cambiadas de mesa')
  expect((await labels())[0]).toEqual({ label: 'Terraza' })
  await page.getByRole('button', { name: 'Deshacer los cambios' }).click()
  await expect.poll(labels).toEqual(names.map(() => ({ label: '' })))
})
