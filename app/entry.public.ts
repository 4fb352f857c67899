import { islands } from './islands.ts'
import { startIslands, type PartShown } from '#app/platform/render/islands/start-islands.ts'

await stylesReady()
addEventListener('part-shown' satisfies PartShown, ({ target }) => void startIslands(islands, target as HTMLElement))
await startIslands(islands)
// Styles and tests wait for this mark.
document.documentElement.dataset.alive = ''

/** Islands may need rules that the page's inline styles lack. They start also when the stylesheet fails. */
async function stylesReady() {
  dispatchEvent(new Event('styles'))
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (!sheet || sheet.sheet) return
  await new Promise((done) => {
    for (const outcome of ['load', 'error']) sheet.addEventListener(outcome, done)
  })
}
