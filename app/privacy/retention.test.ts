import { describe, expect, test } from 'vitest'
import { rolesWith } from '#app/accounts/capabilities.ts'
import { clubOf } from '#app/club.ts'
import type { Language } from '#app/i18n/language.ts'
import { plainText } from '#app/site/legal/legal-document.ts'
import { legalDocuments } from '#app/site/legal/legal-documents.ts'
import { retentionRemovals } from './retention-removals.server.ts'
import {
  retention,
  retentionPolicyIds,
  type Period,
  type RetentionPolicy,
  type RetentionPolicyId,
} from './retention.ts'
import { retentionTexts } from './retention-texts.ts'

const policies: RetentionPolicy[] = Object.values(retention)

function readPrivacyTable(language: Language): [string, string][] {
  const text = legalDocuments.privacy[language]({
    club: clubOf({}),
    baseUrl: 'https://elcercle.example',
    treasury: true,
  })
  const table = text.sections.find(({ id }) => id === 'conservacion')?.blocks.find(({ kind }) => kind === 'table')
  if (table?.kind !== 'table') throw new Error('the text has no table of periods')
  return table.rows.map(([what = [], how = []]) => [plainText(what), plainText(how)])
}

const units = {
  es: { days: ['día', 'días'], months: ['mes', 'meses'], years: ['año', 'años'] },
  ca: { days: ['dia', 'dies'], months: ['mes', 'mesos'], years: ['any', 'anys'] },
}
const print = ({ number, unit }: Period, language: Language) =>
  `${number} ${units[language][unit][number === 1 ? 0 : 1]}`

describe('The privacy text', () => {
  test.each(['es', 'ca'] as const)('has the titles and periods that the panel shows (%s)', (language) => {
    const texts = retentionPolicyIds.map((id) => retentionTexts[language].policies[id])
    expect(readPrivacyTable(language)).toEqual(texts.map(({ title, period }) => [title, period]))
  })

  test.each(['es', 'ca'] as const)('has the periods of the purge (%s)', (language) => {
    const rows = readPrivacyTable(language)
    expect(rows).toHaveLength(policies.length)
    for (const [index, { period }] of policies.entries()) {
      const how = rows[index]?.[1] ?? ''
      if (period) expect(how).toContain(print(period, language))
      else expect(how).not.toMatch(/\d/)
    }
  })
})

test('Each policy of the purge has a removal', () => {
  const byPurge = Object.entries(retention)
    .filter(([, { removedBy, period }]) => removedBy === 'purge' && period !== null)
    .map(([id]) => id)
  expect(Object.keys(retentionRemovals).sort()).toEqual(byPurge.filter((id) => id !== 'socio-diet').sort())
})

describe('Who sees what is kept', () => {
  test('is what the table of roles says', () => {
    const seeing = (id: RetentionPolicyId) => rolesWith(retention[id].seenWith).map(({ role }) => role)
    expect(seeing('registration')).toEqual(['admin', 'organizer', 'bookings', 'treasurer', 'reader'])
    expect(rolesWith(['diets.read'])).toEqual([
      { role: 'admin', own: false },
      { role: 'organizer', own: true },
      { role: 'bookings', own: false },
    ])
    expect(seeing('socio')).toEqual(['admin', 'treasurer', 'reader'])
    expect(seeing('socio-diet')).toEqual(['admin'])
    expect(seeing('message')).toEqual(['admin', 'reader'])
    expect(seeing('link')).toEqual([])
  })

  test('is said of each policy, by roles or in words, in both languages', () => {
    for (const id of retentionPolicyIds) {
      const [es, ca] = [retentionTexts.es.policies[id].visibleNote, retentionTexts.ca.policies[id].visibleNote]
      expect(es === undefined, id).toBe(ca === undefined)
      expect(es !== undefined || retention[id].seenWith.length > 0, id).toBe(true)
    }
  })
})
