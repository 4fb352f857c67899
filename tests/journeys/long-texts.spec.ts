import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, expectAccessibleAtAnyWidth, expectToast, inDatabase, makeDinner, test } from './journey.ts'
import { enterPanel, openScreen } from './people.ts'

test('the description of an event is formatted in the editor, and its page shows it without script', async ({
  page,
  browser,
}) => {
  const id = await makeDinner('Cena de los textos', 20)
  await inDatabase(
    (sql) => sql`update events set description = ${'Vino <tinto>.\n\nUna línea\nde dos.'} where id = ${id}`,
  )
  await enterPanel(page)
  await openScreen(page, `/admin/eventos/${id}`, 'Editar evento')
  const editor = page.getByRole('textbox', { name: 'Descripción', exact: true }).and(page.locator('[contenteditable]'))
  await expect(editor.locator('p')).toHaveText(['Vino <tinto>.', 'Una líneade dos.'])
  const sent = page.locator('textarea[name=description]')
  await expect(sent).toHaveValue('Vino <tinto>.\n\nUna línea\nde dos.')

  await test.step('what is not formatted stays plain text', async () => {
    await editor.fill('Siete platos.')
    await expect(sent).toHaveValue('Siete platos.')
  })
  await test.step('lists, emphasis and links', async () => {
    await editor.press('Control+End')
    await editor.press('Enter')
    await page.getByRole('button', { name: 'Lista', exact: true }).first().click()
    await editor.pressSequentially('Pan')
    await editor.press('Enter')
    await editor.press('Control+b')
    await editor.pressSequentially('vino')
    await expect(sent).toHaveValue('<p>Siete platos.</p>\n<ul><li>Pan</li><li><strong>vino</strong></li></ul>')
  })
  await test.step('«Texto simple» is the same text in a text area', async () => {
    const simple = page.getByRole('checkbox', { name: 'Texto simple' }).first()
    await simple.click()
    await expect(sent).toBeVisible()
    await expect(sent).toHaveValue('Siete platos.\n\n<ul><li>Pan</li><li><strong>vino</strong></li></ul>')
    await simple.click()
    await expect(editor.getByRole('listitem')).toHaveText(['Pan', 'vino'])
  })
  await expectAccessibleAtAnyWidth(page)
  await page.getByRole('button', { name: 'Guardar evento' }).click()
  await expectToast(page, 'Evento actualizado con éxito')

  const context = await browser.newContext({ baseURL: process.env.SITE_URL ?? '', javaScriptEnabled: false })
  const street = await context.newPage()
  await street.goto(`/eventos/${id}`)
  await expect(street.locator('.event-lead')).toHaveText('Siete platos.')
  await expect(street.locator('.event-sheet .prose li')).toHaveText(['Pan', 'vino'])
  await expect(street.locator('.event-sheet .prose strong')).toHaveText('vino')
  await context.close()
})

test('a picture is dropped and pasted into its field, and several have their own progress', async ({ page }) => {
  await enterPanel(page)
  await openScreen(page, '/admin/biblioteca', 'Imágenes')
  await expectAccessibleAtAnyWidth(page)
  const give = (kind: 'drop' | 'paste', names: string[]) =>
    page.evaluate(
      async ({ kind, names }) => {
        const data = new DataTransfer()
        for (const [index, name] of names.entries()) {
          const canvas = new OffscreenCanvas(403, 307)
          const context = canvas.getContext('2d')
          if (context) context.fillStyle = `rgb(${Date.now() % 255} ${index * 90} ${kind === 'drop' ? 20 : 200})`
          context?.fillRect(0, 0, 403, 307)
          const bytes = name.endsWith('.txt') ? new Blob(['texto']) : await canvas.convertToBlob({ type: 'image/png' })
          data.items.add(new File([bytes], name, { type: name.endsWith('.txt') ? 'text/plain' : 'image/png' }))
        }
        const frame = document.querySelector('.picture-field')
        if (kind === 'drop')
          frame?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
        else
          document.body.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          )
      },
      { kind, names },
    )
  const stored = () => inDatabase((sql) => sql`select hash from media where width = 403 and height = 307`)
  const before = (await stored()).length
  const answered = Promise.withResolvers<void>()
  await page.route('**/admin/imagenes', async (route) => {
    await answered.promise
    await route.continue()
  })
  await give('drop', ['una.png', 'nota.txt', 'otra.png'])
  for (const name of ['una.png', 'otra.png']) await expect(page.getByLabel(`Progreso de «${name}»`)).toBeVisible()
  answered.resolve()
  await expect(page.getByText('«nota.txt» no se ha subido. Solo se permiten archivos de imagen')).toBeVisible()
  await expect.poll(async () => (await stored()).length).toBe(before + 2)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await give('paste', ['pegada.png'])
  await expect.poll(async () => (await stored()).length).toBe(before + 3)
  const [newest] = await inDatabase<{ hash: string }>(
    (sql) => sql`select hash from media where width = 403 order by created_at desc limit 1`,
  )
  await expect(page.locator(`a[href="/admin/biblioteca/${newest?.hash}"]`)).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByText('nota.txt')).toHaveCount(0)
})

test('a picture of more than 5 MB is made smaller before it is sent', async ({ page }) => {
  const raw = { width: 1601, height: 1399, channels: 3 } as const
  const buffer = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(6_000_000)
  await enterPanel(page)
  await openScreen(page, '/admin/biblioteca', 'Imágenes')
  await page.locator('input[type="file"]').setInputFiles({ name: 'mercado.png', mimeType: 'image/png', buffer })
  await expect
    .poll(() => inDatabase((sql) => sql`select hash from media where width = 1600 and height = 1398`))
    .toHaveLength(1)
})
