import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { enterPanel, openScreen } from './people.ts'

type Given = { names: string[]; text?: string; html?: string }

/** Gives an element files as a browser does, at its right end. */
function give(target: Locator, kind: 'drop' | 'paste', { names, text, html }: Given) {
  return target.evaluate(
    async (element, { kind, names, text, html }) => {
      const data = new DataTransfer()
      for (const [index, name] of names.entries()) {
        const canvas = new OffscreenCanvas(411, 313)
        const context = canvas.getContext('2d')
        if (context) context.fillStyle = `rgb(${Date.now() % 255} ${index * 90} ${kind === 'drop' ? 40 : 160})`
        context?.fillRect(0, 0, 411, 313)
        const bytes = name.endsWith('.txt') ? new Blob(['texto']) : await canvas.convertToBlob({ type: 'image/png' })
        data.items.add(new File([bytes], name, { type: name.endsWith('.txt') ? 'text/plain' : 'image/png' }))
      }
      if (text) data.setData('text/plain', text)
      if (html) data.setData('text/html', html)
      const { right, top, height } = element.getBoundingClientRect()
      const how = { bubbles: true, cancelable: true }
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { ...how, dataTransfer: data, clientX: right - 2, clientY: top + height / 2 })
          : new ClipboardEvent('paste', { ...how, clipboardData: data })
      element.dispatchEvent(event)
      return event.defaultPrevented
    },
    { kind, names, text, html },
  )
}

const FIGURE = '<figure><img src="/media/[0-9a-f]{64}"></figure>'

test('pictures are dropped and pasted into the text of a post', async ({ page }) => {
  test.slow()
  await enterPanel(page, 'editor')
  await openScreen(page, '/admin/blog/nueva', 'Nueva publicación')
  const editor = page.getByRole('textbox', { name: 'Contenido' }).and(page.locator('[contenteditable]'))
  const sent = page.locator('textarea[name=content]')
  await editor.click()
  await page.keyboard.type('Primero.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Segundo.')
  let answered = Promise.withResolvers<void>()
  await page.route('**/admin/imagenes', async (route) => {
    await answered.promise
    await route.continue()
  })
  const tools = page.locator('.article-tools').first()
  const dialog = page.getByRole('dialog', { name: 'Imagen del artículo' })

  expect(await give(editor.getByText('Primero.'), 'drop', { names: ['una.png', 'nota.txt', 'otra.png'] })).toBe(true)
  for (const name of ['una.png', 'otra.png']) await expect(tools.getByLabel(`Progreso de «${name}»`)).toBeVisible()
  answered.resolve()
  await expect(tools.getByText('«nota.txt» no se ha subido. Solo se permiten archivos de imagen')).toBeVisible()
  await expect(editor.locator('figure')).toHaveCount(2)
  await expect(sent).toHaveValue(new RegExp(`^<p>Primero\\.</p>\\s*${FIGURE}\\s*${FIGURE}\\s*<p>Segundo\\.</p>$`))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Descartar' }).click()

  await editor.press('Control+End')
  expect(await give(editor.getByText('Segundo.'), 'paste', { names: ['pegada.png'] })).toBe(true)
  await expect(editor.locator('figure')).toHaveCount(3)
  await expect(sent).toHaveValue(new RegExp(`<p>Segundo\\.</p>\\s*${FIGURE}$`))
  await dialog.getByRole('button', { name: 'Listo' }).click()

  // No picture is sent any more: its progress would stay.
  answered = Promise.withResolvers<void>()
  await test.step('the words of a word processor come without the picture that it makes of them', async () => {
    await editor.getByText('Primero.').click()
    await editor.press('End')
    await give(editor.getByText('Primero.'), 'paste', { names: ['captura.png'], text: ' Y más', html: '<b> Y más</b>' })
    await expect(editor.locator('strong')).toHaveText(/Y más/)
    await expect(tools.getByRole('progressbar')).toHaveCount(0)
  })
  await test.step('a picture that is moved within the text is not sent again', async () => {
    await give(editor.getByText('Segundo.'), 'drop', { names: ['movida.png'], html: '<p data-pm-slice="1 1 []">x</p>' })
    await expect(tools.getByRole('progressbar')).toHaveCount(0)
    await expect(editor.locator('figure')).toHaveCount(3)
  })
})
