import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '#app/i18n/language.ts'
import { root } from '#tests/harness/test-postgres.ts'
import { people } from '#tests/promises/accounts.ts'
import { bookings, waitingList } from '#tests/promises/bookings.ts'
import { sentencesOf, type Sentence } from '#tests/promises/dictionary-sentences.ts'
import { evening } from '#tests/promises/door.ts'
import { harmless } from '#tests/promises/harmless.ts'
import { legalSentences, legalTexts } from '#tests/promises/legal-sentences.ts'
import { mandates } from '#tests/promises/mandates.ts'
import { noticeAndAccessibility, privacy, terms } from '#tests/promises/legal.ts'
import type { Keeper, Promised } from '#tests/promises/promise.ts'
import { promises } from '#tests/promises/promising.ts'

/** Every sentence that promises an act, a time or a deletion, and what keeps it. A new one fails until it is listed. */
const texts: Record<string, { list: Promised[]; sentences: (language: Language) => Sentence[] }> = {
  'the privacy text': { list: privacy, sentences: (language) => legalSentences('privacy', language) },
  'the terms': { list: terms, sentences: (language) => legalSentences('terms', language) },
  'the legal notice and the accessibility statement': {
    list: noticeAndAccessibility,
    sentences: (language) => [...legalSentences('notice', language), ...legalSentences('accessibility', language)],
  },
  'pages and mails': {
    list: [...people, ...bookings, ...waitingList, ...evening, ...mandates],
    sentences: sentencesOf,
  },
}
const everywhere = Object.values(texts).flatMap(({ list }) => list)
const source = (file: string) => readFileSync(join(root, file), 'utf8')

const keepers = [...new Map(everywhere.map(({ keptBy }) => [JSON.stringify(keptBy), keptBy])).values()]
const isKept = (keptBy: Keeper) => {
  if ('office' in keptBy) return source('docs/privacy.md').includes(`\n${keptBy.office}\n`)
  return ["'", '`'].some((quote) => source(keptBy[0]).includes(`(${quote}${keptBy[1]}${quote}`))
}

test('what keeps each promise exists', () => {
  expect(keepers.filter((one) => !isKept(one))).toEqual([])
})

describe.each(Object.entries(texts))('%s', (_, { list, sentences }) => {
  const spanish = sentences('es')
  const isListed = ({ text }: Sentence) => list.some(({ words }) => text.includes(words)) || harmless.includes(text)

  test('promise nothing that is not listed', () => {
    expect(spanish.filter((one) => promises(one.text, 'es') && !isListed(one))).toEqual([])
  })

  test('promise in Catalan what they promise in Spanish', () => {
    const places = new Set(spanish.filter(isListed).map(({ place }) => place))
    const catalan = sentences('ca')
    expect(catalan.filter(({ place, text }) => promises(text, 'ca') && !places.has(place))).toEqual([])
    const pairs = list.flatMap(({ catalan: words }) => words ?? [])
    expect(pairs.filter((words) => !catalan.some(({ text }) => text.includes(words)))).toEqual([])
  })

  test('contain every listed promise', () => {
    expect(list.filter(({ words }) => !spanish.some(({ text }) => text.includes(words)))).toEqual([])
  })
})

test('a listed sentence without a promise is still there', () => {
  const spanish = Object.values(texts).flatMap(({ sentences }) => sentences('es'))
  expect(harmless.filter((words) => !spanish.some(({ text }) => text === words))).toEqual([])
})

test('everything that the product stores in a browser is in the table of both languages', () => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'))
  const code = files.map(source).join('\n')
  const named = [
    ...code.matchAll(/\b(?:siteCookie|cookieName)\('([\w.]+)'/g),
    ...code.matchAll(/\b(?:local|session)Storage\.\w+\('([\w.]+)'/g),
    ...code.matchAll(/\bSTORAGE_KEY = '([\w.]+)'/g),
  ].map(([, name]) => name ?? '')
  expect(new Set(named)).toEqual(new Set(named).union(new Set(['toast', 'language', 'booked'])))
  for (const language of ['es', 'ca'] as const) {
    const text = legalTexts('privacy', language).join('\n')
    expect(named.filter((name) => !text.includes(`${name}»`))).toEqual([])
  }
})
