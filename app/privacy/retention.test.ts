import { describe, expect, test } from 'vitest'
import { club } from '#app/club.ts'
import type { Language } from '#app/i18n/language.ts'
import { legalDocuments } from '#app/site/legal/legal-documents.ts'
import { removals } from './due.server.ts'
import { retention, type RetentionPolicy, type Period } from './retention.ts'

const kept: RetentionPolicy[] = Object.values(retention)

/** The rows of the table «Cuánto tiempo los guardamos» in the privacy text. */
function promised(language: Language): [string, string][] {
  const text = legalDocuments.privacy[language]({
    club,
    baseUrl: 'https://elcercle.example',
    taxNumber: '',
    registryEntry: '',
  })
  const table = text.sections.find(({ id }) => id === 'conservacion')?.blocks.find(({ kind }) => kind === 'table')
  if (table?.kind !== 'table') throw new Error('the text has no table of periods')
  return table.rows.map(([what, how]) => [plain(what), plain(how)])
}

const plain = (cell: unknown) => (typeof cell === 'string' ? cell : '')

const units = {
  es: { days: 'días', months: 'meses', years: 'años' },
  ca: { days: 'dies', months: 'mesos', years: 'anys' },
}
const print = ({ number, unit }: Period, language: Language) => `${number} ${units[language][unit]}`

describe('What visitors are promised', () => {
  test('is what the table says, row by row, in Spanish', () => {
    expect(promised('es')).toEqual(kept.map(({ what, promise }) => [what, promise]))
  })

  test.each(['es', 'ca'] as const)('has the periods that the purge keeps to (%s)', (language) => {
    const rows = promised(language)
    expect(rows).toHaveLength(kept.length)
    for (const [index, { period }] of kept.entries()) {
      const how = rows[index]?.[1] ?? ''
      if (period) expect(how).toContain(print(period, language))
      else expect(how).not.toMatch(/\d/)
    }
  })
})

test('What the purge is to remove, it removes', () => {
  const byPurge = Object.entries(retention)
    .filter(([, { removedBy, period }]) => removedBy === 'purge' && period !== null)
    .map(([id]) => id)
  expect(Object.keys(removals).sort()).toEqual(byPurge.filter((id) => id !== 'socio-diet').sort())
})
