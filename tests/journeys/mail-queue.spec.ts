import type { Page } from '@playwright/test'
import { insertBookings } from '../harness/insert-bookings.ts'
import { alive, expect, expectAccessible, expectToast, inDatabase, makeDinner, test } from './journey.ts'
import { enterPanel } from './people.ts'

const widths = [390, 1440]
const texts = {
  es: {
    tab: 'Tareas',
    job: 'tell-team-daily',
    kind: 'Aviso diario al equipo',
    repeat: 'Repetir: Aviso diario al equipo',
    queued: 'Tarea en cola',
    works: 'Ya funciona',
    reason: 'El buzón no existe.',
    mark: 'No recibe correo',
  },
  ca: {
    tab: 'Tasques',
    job: 'tell-team',
    kind: 'Avisar l’equip',
    repeat: 'Repeteix: Avisar l’equip',
    queued: 'Tasca en cua',
    works: 'Ja funciona',
    reason: 'La bústia no existeix.',
    mark: 'No rep correu',
  },
} as const

for (const [language, t] of Object.entries(texts))
  test(`in ${language}, the office sees what the server could not do and whom no mail reaches`, async ({ page }) => {
    const account = await enterPanel(page)
    await inDatabase((sql) => sql`update usuarios set panel_language = ${language} where id = ${account}`)
    const name = `Remei ${language} Puig`
    const email = `remei-${language}@example.org`
    const event = await makeDinner(`Cena de ${name}`, 20)
    const [job] = await inDatabase(async (sql) => {
      const booked = [{ event_id: event, contact_name: name, email }]
      await insertBookings(sql, booked)
      // Before those of other journeys: the queue lists the oldest.
      await sql`insert into mails (kind, ref, data, recipient, language, status, last_error, bounced_at, bounce_code)
        values ('reminder', ${name}, '{}', ${email}, 'es', 'failed', 'BOUNCE 5.1.1', now() - interval '80 days', '5.1.1')`
      await sql`insert into pgboss.job (name, data, state, start_after) values ('post-alert', '{"id":"x"}', 'created', now() + interval '1 day')`
      return sql<{ id: string }[]>`insert into pgboss.job (name, data, state, completed_on, output)
        values (${t.job}, '{"id":"now"}', 'failed', now(), '{"name":"Error","code":"ECONNREFUSED"}') returning id`
    })

    await page.goto('/admin/correos')
    await alive(page)
    await page.getByRole('link', { name: t.tab, exact: true }).click()
    await expect(page.getByRole('cell', { name: t.kind }).first()).toBeVisible()
    await look(page)
    await page.getByRole('button', { name: t.repeat }).first().click()
    await expectToast(page, t.queued)
    await expect
      .poll(() => inDatabase((sql) => sql`select from pgboss.job where id = ${job?.id ?? ''} and state <> 'failed'`))
      .toHaveLength(1)

    await page.goto('/admin/dashboard')
    await alive(page)
    const line = page.getByRole('listitem').filter({ hasText: `${name} · ${email}` })
    await expect(line).toContainText(t.reason)
    await look(page)
    await line.getByRole('link').click()
    await expect(page.getByText(t.mark).filter({ visible: true }).first()).toBeVisible()
    await look(page)
    await page.goto('/admin/dashboard')
    await alive(page)
    await line.getByRole('button', { name: t.works }).click()
    await expect(line).toHaveCount(0)
  })

async function look(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, { but: '.toast' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}
