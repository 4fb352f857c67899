import { expect, test } from 'vitest'
import { openBrowser, openContext, openScreen } from '../harness/browser.ts'
import { until } from '../harness/mailbox.ts'
import { registrationFields } from '../harness/registration-fields.ts'
import { testSite } from '../harness/site.ts'
import { visitor } from '../harness/visitor.ts'

const { server, sql, signedIn } = testSite('empty')
const montse = signedIn('admin', 'montse')
const dinner = {
  title: 'Cena de la trufa',
  title_ca: 'Sopar de la tòfona',
  description: 'Siete platos.',
  location: 'Berga',
  date: '2090-12-04T20:30',
  price: '85',
  max_participants: '80',
}

async function dinnerForTwo(): Promise<number> {
  await montse.post('/admin/eventos/nuevo', dinner)
  const [event] = await sql<{ id: number }[]>`select id from events`
  for (const [language, email] of [
    ['', 'jose@example.org'],
    ['/ca', 'joana@example.org'],
  ] as const) {
    const fields = registrationFields({ full_name: 'Joana Vila', email })
    await visitor(server.url).post(`${language}/eventos/${event?.id}/inscripcion`, fields)
  }
  await sql`update event_parties set hold = 'confirmed'`
  return event?.id ?? 0
}

const mailCount = async () => {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from mails where kind = 'event-message'`
  return row?.count ?? 0
}
const messageCount = async () => {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from event_messages where kind = 'message'`
  return row?.count ?? 0
}

test('a message is read with its number of people before it leaves, leaves once, and the form is empty', async () => {
  const event = await dinnerForTwo()
  const browser = await openBrowser()
  try {
    const context = await openContext(browser, { baseURL: server.url })
    const [name = '', value = ''] = montse.cookie.split(/=(.*)/s)
    await context.addCookies([{ name, value, url: server.url }])
    const page = await context.newPage()
    await openScreen(page, `/admin/eventos/${event}/mensajes`)
    const subject = page.getByLabel('Asunto en castellano')
    const write = async () => {
      await subject.fill('Dónde aparcar')
      await page.getByLabel('Texto en castellano').fill('Hola, {nombre}: en la plaza.')
      await page.getByLabel('Asunto en catalán').fill('On aparcar')
      await page.getByLabel('Texto en catalán').fill('Hola, {nom}: a la plaça.')
    }
    const press = (label: string) => page.getByRole('button', { name: label }).press('Enter')

    await press('Enviar a 2')
    const dialog = page.getByRole('dialog', { name: '¿Enviar a 2 personas?' })
    await page.getByText('Falta el texto').first().waitFor()
    expect(await dialog.isVisible(), 'nothing is written').toBe(false)
    await write()
    await press('Enviar a 2')
    await dialog.waitFor()
    for (const words of ['Dónde aparcar', 'On aparcar', 'Hola, Joana: en la plaza.', 'Hola, Joana: a la plaça.'])
      expect(await dialog.textContent()).toContain(words)
    expect(await messageCount()).toBe(0)
    await dialog.getByRole('button', { name: 'Enviar a 2' }).dblclick()
    await dialog.waitFor({ state: 'hidden' })
    await until(async () => (await subject.inputValue()) === '' || undefined)
    expect(await page.getByLabel('Texto en catalán').inputValue()).toBe('')
    await until(async () => (await mailCount()) === 2 || undefined)

    await write()
    await press('Enviar a 2')
    await dialog.getByRole('button', { name: 'Enviar a 2' }).press('Enter')
    const again = page.getByRole('dialog', { name: '¿Enviar otra vez a 2 personas?' })
    await again.waitFor()
    expect(await again.textContent()).toContain('menos de 30 minutos')
    expect(await messageCount()).toBe(1)
    await again.getByRole('button', { name: 'Enviar otra vez' }).press('Enter')
    await again.waitFor({ state: 'hidden' })
    await until(async () => (await mailCount()) === 4 || undefined)
    expect([await messageCount(), await subject.inputValue()]).toEqual([2, ''])
  } finally {
    await browser.close()
  }
})
