import { islands } from '#app/islands.ts'
import { startIslands } from '#app/platform/render/islands/start-islands.ts'

await wholeStyles()
await startIslands(islands)
// Tells styles and tests that the page has come to life.
document.documentElement.dataset.alive = ''

/**
 * What islands show may need rules that the page itself did not (`StylesStart`). Without them it is shown all the same.
 */
async function wholeStyles() {
  dispatchEvent(new Event('styles'))
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  if (!sheet || sheet.sheet) return
  await new Promise((done) => {
    for (const outcome of ['load', 'error']) sheet.addEventListener(outcome, done)
  })
}
