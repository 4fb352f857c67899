import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { alive, expect, expectAccessible, inDatabase, MOVING, test } from './journey.ts'
import { enterPanel, openScreen } from './people.ts'

async function editorOf(page: Page, name: string): Promise<Locator> {
  const editor = page.getByRole('textbox', { name }).and(page.locator('[contenteditable]'))
  await expect(editor).toBeVisible()
  return editor
}

/** 4032 × 3024 pixels and more than 12 MB, as a phone takes them, red in its upper half once upright. */
async function phonePhoto(): Promise<Buffer> {
  const plain = (width: number, height: number, background: string) =>
    ({ create: { width, height, channels: 3, background } }) as const
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const
  const grain = { create: { ...plain(504, 504, '#000').create, noise } }
  const stored = sharp(plain(4032, 3024, '#888'))
    .composite([
      { input: await sharp(grain).png({ compressionLevel: 1 }).toBuffer(), tile: true },
      {
        input: await sharp(plain(2016, 3024, '#f00'))
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
        blend: 'overlay',
      },
    ])
    .removeAlpha()
  return stored.withMetadata({ orientation: 6 }).jpeg({ quality: 97 }).toBuffer()
}

/** Reads the orientation of a shown picture from its pixels. */
function pictureShape(picture: Locator) {
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = 10
    canvas.height = 10
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, 10, 10)
    const [top, bottom] = [1, 8].map((y) => context?.getImageData(5, y, 1, 1).data)
    return { upright: image.naturalHeight > image.naturalWidth, redOnTop: (top?.[0] ?? 0) > (bottom?.[0] ?? 0) + 30 }
  })
}

const words = (title: string) => `${title} ${process.pid}${Math.floor(performance.now())}`

test.use(MOVING)

test('an article is written, previewed, published, taken back and deleted', async ({ page }) => {
  test.slow()
  const title = words('Caçera al mercat')
  await enterPanel(page, 'editor')
  await openScreen(page, '/admin/blog', 'Gestión del Blog')
  await page.getByRole('link', { name: 'Nueva publicación' }).click()
  await expect(page.getByRole('heading', { name: 'Nueva publicación' })).toBeVisible()
  const editor = await editorOf(page, 'Contenido')

  await page.getByRole('button', { name: 'Guardar publicación' }).click()
  await expect(page.getByText('El título debe tener al menos 3 caracteres')).toBeVisible()
  await expect(page.getByText('El slug debe tener al menos 3 caracteres')).toBeVisible()
  await expect(page.getByText('El contenido debe tener al menos 10 caracteres')).toBeVisible()
  await expect(editor).toHaveAttribute('aria-invalid', 'true')
  await expect(editor).toHaveAccessibleDescription('El contenido debe tener al menos 10 caracteres')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Título', exact: true }).blur()
  await expect(page.getByLabel('Slug')).toHaveValue(/^cacera-al-mercat-\d+$/)
  await page.getByLabel('Slug').fill('')
  await page.getByRole('button', { name: 'Generar' }).click()
  await expect(page.getByLabel('Slug')).toHaveValue(/^cacera-al-mercat-\d+$/)
  // The first missing field gets the focus.
  await page.getByRole('button', { name: 'Guardar publicación' }).click()
  await expect(editor).toBeFocused()

  await test.step('by keyboard', async () => {
    const tools = page.getByRole('toolbar', { name: 'Formato del texto Contenido' })
    await tools.getByRole('button', { name: 'Título de sección' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tools.getByRole('button', { name: 'Rehacer' })).toBeFocused()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(editor).toBeFocused()
    await expect(tools.getByRole('button', { name: 'Título de sección' })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('Los puestos')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Al alba, ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('todo')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' es posible.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- setas')
    await page.keyboard.press('Enter')
    await page.keyboard.type('caza')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Sobra esto.')
    await tools.getByRole('button', { name: 'Cita' }).click()
    await expect(editor.locator('blockquote')).toHaveText('Sobra esto.')
    await tools.getByRole('button', { name: 'Deshacer' }).click()
    await expect(editor.locator('blockquote')).toHaveCount(0)
    await tools.getByRole('button', { name: 'Rehacer' }).click()
    await expect(editor.locator('blockquote')).toHaveText('Sobra esto.')
  })

  await test.step('links', async () => {
    await editor.getByText('caza').dblclick({ position: { x: 12, y: 12 } })
    // The editor learns of the selection in a task of its own.
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('caza')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Enlace' })
    await expect(dialog.getByLabel('Dirección')).toBeFocused()
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Escribe una dirección como')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Dirección').fill('mercat.example/caza')
    await dialog.getByRole('button', { name: 'Poner enlace' }).click()
    await expect(dialog).toBeHidden()
    await expect(editor).toBeFocused()
    await expect(editor.getByRole('link', { name: 'caza' })).toHaveAttribute('href', 'https://mercat.example/caza')
    await page.getByRole('toolbar').getByRole('button', { name: 'Enlace' }).click()
    await expect(dialog.getByLabel('Dirección')).toHaveValue('https://mercat.example/caza')
    await dialog.getByRole('button', { name: 'Quitar enlace' }).click()
    await expect(editor.getByRole('link')).toHaveCount(0)
    await expect(editor).toBeFocused()
    await editor.press('Control+End')
    await expect.poll(() => page.evaluate(() => getSelection()?.isCollapsed)).toBe(true)
    await editor.press('Control+k')
    await dialog.getByLabel('Texto del enlace').fill('la agenda')
    await dialog.getByLabel('Dirección').fill('/eventos')
    await page.keyboard.press('Enter')
    await expect(editor.getByRole('link', { name: 'la agenda' })).toHaveAttribute('href', '/eventos')
  })

  await test.step('pictures: from a phone held upright, larger than may be sent, over a connection that breaks once', async () => {
    const buffer = await phonePhoto()
    expect(buffer.length).toBeGreaterThan(12 * 1024 * 1024)
    await page.route('**/admin/imagenes', (route) => route.abort(), { times: 1 })
    const chosen = page.waitForEvent('filechooser')
    await page.locator('.article-tools').getByRole('button', { name: 'Imagen' }).click()
    await (await chosen).setFiles({ name: 'parada.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText('«parada.jpg» no se ha subido.')).toBeVisible()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText('Imagen subida con éxito')).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Imagen del artículo' })
    expect(await pictureShape(dialog.locator('.focal img'))).toEqual({ upright: true, redOnTop: true })
    await dialog.getByLabel('Texto alternativo (opcional)').fill('Una parada de setas')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Listo' }).click()
    await expect(editor.getByRole('img', { name: 'Una parada de setas' })).toBeVisible()
    await editor.locator('figcaption').click()
    await page.keyboard.type('La Boqueria, a las seis')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Y a casa.')
    await expect(editor.locator('figure')).toHaveCount(1)
    await expectAccessible(page)
  })

  await page.getByRole('button', { name: 'Vista previa' }).click()
  const preview = page.locator('.article-preview')
  await expect(preview.getByRole('heading', { name: 'Los puestos', level: 2 })).toBeVisible()
  await expect(preview.getByRole('img', { name: 'Una parada de setas' })).toBeVisible()
  await expect(preview.locator('figcaption')).toHaveText('La Boqueria, a las seis')
  await expect(preview.getByRole('listitem')).toHaveText(['setas', 'caza'])
  await expect(preview.locator('strong')).toHaveText('todo')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Todas las publicaciones' }).click()
  const warning = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
  await expectAccessible(page)
  await warning.getByRole('button', { name: 'Seguir editando' }).click()
  await page.getByRole('radio', { name: 'Publicado' }).check()
  await page.getByRole('button', { name: 'Guardar publicación' }).click()
  await expect(page.getByText('Publicación creada correctamente')).toBeVisible()
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Publicado')
  await expect(row).toContainText('Falta en catalán')

  await page.goto(`/blog/${await slugOf(page, row)}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.locator('.article-body').getByRole('link', { name: 'la agenda' })).toHaveAttribute(
    'href',
    '/eventos',
  )
  await expect(page.locator('.article-body').getByRole('img', { name: 'Una parada de setas' })).toBeVisible()

  await page.goto('/admin/blog')
  await alive(page)
  await row.getByRole('link', { name: `Editar ${title}` }).click()
  await expect(page.getByRole('heading', { name: 'Editar publicación' })).toBeVisible()
  await page.getByRole('button', { name: 'Català' }).click()
  await page.getByLabel('Título en catalán').fill(`${title} (ca)`)
  const catalan = await editorOf(page, 'Contenido en catalán')
  await catalan.click()
  await page.keyboard.type('Les parades, a trenc d’alba.')
  await expect(catalan).toHaveAttribute('lang', 'ca')
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Borrador' }).check()
  await page.getByRole('button', { name: 'Guardar publicación' }).click()
  await expect(page.getByText('Publicación actualizada correctamente')).toBeVisible()
  await expect(row).toContainText('Borrador')
  await expect(row).not.toContainText('Falta en catalán')

  await row.getByRole('button', { name: `Eliminar ${title}` }).click()
  const sure = page.getByRole('dialog', { name: '¿Eliminar la publicación?' })
  await expectAccessible(page)
  await sure.getByRole('button', { name: 'Eliminar publicación' }).click()
  await expect(page.getByText('Publicación eliminada correctamente')).toBeVisible()
  await page.getByPlaceholder('Buscar publicaciones…').fill(title)
  await expect(page.getByText('Ninguna publicación coincide con la búsqueda')).toBeVisible()
})

async function slugOf(page: Page, row: Locator): Promise<string> {
  await row.getByRole('link', { name: /^Editar/ }).click()
  const link = page.getByRole('link', { name: 'Ver en la web' })
  return (await link.getAttribute('href'))?.replace('/blog/', '') ?? ''
}

test('an article opens as it was written, as plain text or in the editor, and pasted text is cleaned', async ({
  page,
}) => {
  test.slow()
  const title = words('Apuntes')
  await enterPanel(page, 'editor')
  await page.goto('/admin/blog/nueva')
  await alive(page)
  const editor = await editorOf(page, 'Contenido')
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill(title)
  await page.getByRole('checkbox', { name: 'Texto simple' }).click()
  await expect(editor).toBeHidden()
  await page.getByRole('textbox', { name: 'Contenido', exact: true }).fill('Sal & plancha:\n3 < 5\n\nY mirar')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Generar' }).click()
  await page.getByRole('button', { name: 'Guardar publicación' }).click()
  await expect(page.getByText('Publicación creada correctamente')).toBeVisible()

  await page.getByRole('link', { name: `Editar ${title}` }).click()
  await expect(editor.locator('p')).toHaveText(['Sal & plancha:3 < 5', 'Y mirar'])
  const kept = page.locator('textarea[name=content]')
  await editor.click()
  expect(await kept.inputValue()).toBe('Sal & plancha:\n3 < 5\n\nY mirar')
  await page.getByRole('link', { name: 'Todas las publicaciones' }).click()
  await expect(page.getByRole('heading', { name: 'Gestión del Blog' })).toBeVisible()

  await page.getByRole('link', { name: `Editar ${title}` }).click()
  await expect(editor).toBeVisible()
  await editor.press('Control+a')
  await paste(editor, fromWord)
  await expect
    .poll(() => kept.inputValue())
    .toBe(
      '<h2>Un menú</h2>\n<p>De <strong>caza</strong> y <a href="https://setas.example/">setas</a></p>\n<ul><li>Perdiz</li><li>Liebre</li></ul>\n<ol><li>Primero</li></ol>\n<h3>Postre</h3>',
    )
  await page.getByRole('checkbox', { name: 'Texto simple' }).click()
  await expect(kept).toHaveValue(
    '<h2>Un menú</h2>\n\nDe <strong>caza</strong> y <a href="https://setas.example/">setas</a>\n\n<ul><li>Perdiz</li><li>Liebre</li></ul>\n\n<ol><li>Primero</li></ol>\n\n<h3>Postre</h3>',
  )
  await page.getByRole('checkbox', { name: 'Texto simple' }).click()
  await expect(editor.getByRole('listitem')).toHaveText(['Perdiz', 'Liebre', 'Primero'])
  // Another person has saved it meanwhile: the typed text stays.
  await inDatabase((sql) => sql`update blog_posts set version = version + 1 where title = ${title}`)
  await page.getByRole('button', { name: 'Guardar publicación' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Otra persona guardó esta publicación' })).toBeVisible()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(editor.getByRole('listitem')).toHaveText(['Perdiz', 'Liebre', 'Primero'])
  await expect(kept).toHaveValue(/Perdiz/)
  await page.getByRole('link', { name: 'Todas las publicaciones' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page.getByRole('heading', { name: 'Gestión del Blog' })).toBeVisible()
})

/** Clipboard HTML of a word processor. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { color: red }</style></head><body><!--StartFragment-->
<h1 style="color:#2F5496">Un menú<o:p></o:p></h1>
<p class=MsoNormal style="margin:0">De <b style="mso-bidi-font-weight:normal">caza</b> y <a href="https://setas.example/"><span style="font-size:20pt">setas</span></a><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span style="font:7pt">    </span></span><![endif]>Perdiz<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span style="font:7pt">    </span></span><![endif]>Liebre<o:p></o:p></p>
<p class=MsoNormal><img src="file:///C:/foto.png"><img src="https://x.example/a.png"><o:p></o:p></p>
<p class=MsoListParagraph style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.<span>   </span></span>Primero</p>
<h4>Postre</h4><script>alert(1)</script><!--EndFragment--></body></html>`

function paste(editor: Locator, html: string) {
  return editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}
