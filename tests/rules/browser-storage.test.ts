import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../harness/test-postgres.ts'
import { legalTexts } from '../promises/legal-sentences.ts'

/** What writes into the browser, beside cookies, and how the privacy text names it in Spanish. */
const places: Record<string, string> = {
  'app/admin/palette/shortcuts.ts': 'Clave «panel-shortcuts» del almacenamiento local',
  'app/bookings/site/booked/booking-memory.ts': 'Clave «booked» del almacenamiento local',
  'app/bookings/site/booked/note-booking.tsx': 'Clave «booked» del almacenamiento local',
  'app/door/phone/door-store.ts': 'base de datos «door» del navegador',
  'app/door/phone/keep-offline.ts': 'Caché «door» del navegador',
  'app/door/phone/offline-shell.ts': 'Caché «door» del navegador',
  'app/platform/browser-storage/draft-storage.ts': 'Claves «draft:» del almacenamiento',
  'app/platform/browser-storage/people-storage.ts': 'base de datos «door» del navegador',
  'app/site/shell-island.ts': 'Clave «language» del almacenamiento local',
}

test('The privacy text names every place of the browser that the product writes into', () => {
  const writers = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /\.setItem\(|caches\.open|openDB<|indexedDB\.open/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(writers.toSorted()).toEqual(Object.keys(places))
  const text = legalTexts('privacy', 'es').join('\n')
  expect(Object.values(places).filter((words) => !text.includes(words))).toEqual([])
})
