import { randomUUID } from 'node:crypto'
import { insertBookings } from '../harness/insert-bookings.ts'
import { alive, expect, expectAccessibleAtAnyWidth, expectToast, inDatabase, makeDinner, test } from './journey.ts'
import { enterPanel } from './people.ts'

const names = [
  'Anna Puig',
  'Berta Roca',
  'Carles Vila i Serra',
  'Dolors Bonastre de la Vall',
  `Enric ${'S'.repeat(60)}`,
]

async function makeTables(people: readonly string[]): Promise<number> {
  const dinner = await makeDinner('Cena de la trufa', 600)
  await addParties(dinner, people)
  return dinner
}

const addParties = (dinner: number, people: readonly string[]) =>
  inDatabase(async (sql) => {
    const bookings = people.map((name) => ({
      event_id: dinner,
      contact_name: name,
      email: `${randomUUID()}@example.org`,
      staff_note: name.startsWith('Carles') ? 'Junto a la ventana' : '',
    }))
    await insertBookings(sql, bookings)
    return []
  })

const labelsOf = (dinner: number) =>
  inDatabase(
    (sql) => sql<{ label: string }[]>`
      select table_label as label from event_parties where event_id = ${dinner} order by name_key`,
  )

test('the office proposes tables, corrects one, saves them, and takes the saving back', async ({ page }) => {
  const dinner = await makeTables(names)
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
  expect((await labelsOf(dinner))[0]).toEqual({ label: 'Terraza' })
  await page.getByRole('button', { name: 'Deshacer los cambios' }).click()
  await expect.poll(() => labelsOf(dinner)).toEqual(names.map(() => ({ label: '' })))
})

test('what was typed returns to its own party, after another booking and what somebody else has saved', async ({
  page,
}) => {
  const dinner = await makeTables(names)
  await enterPanel(page)
  await page.goto(`/admin/eventos/${dinner}/mesas`)
  await alive(page)
  await page.getByLabel('Mesa de Berta Roca').fill('7')
  await addParties(dinner, ['Aina Prats'])
  await page.reload()
  await alive(page)
  await page.getByRole('button', { name: 'Recuperar' }).click()
  await expect(page.getByLabel('Mesa de Berta Roca')).toHaveValue('7')
  await expect(page.getByLabel('Mesa de Aina Prats')).toHaveValue('')
  await inDatabase(
    (sql) => sql`update event_parties set table_label = '2' where event_id = ${dinner} and contact_name = 'Berta Roca'`,
  )
  await page.getByRole('button', { name: 'Guardar las mesas' }).click()
  await expectToast(page, 'Error al guardar las mesas')
  await expect(page.getByLabel('Mesa de Berta Roca')).toHaveValue('7')
  await page.getByRole('button', { name: 'Guardar las mesas' }).click()
  await expectToast(page, '1 reserva cambiada de mesa')
  expect((await labelsOf(dinner))[2]).toEqual({ label: '7' })
})
