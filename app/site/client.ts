import { islands } from '#app/islands.ts'
import { startIslands } from '#app/platform/islands/start-islands.ts'

await startIslands(islands)
// Tells styles and tests that the page has come to life.
document.documentElement.dataset.alive = ''
