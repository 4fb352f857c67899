import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { clubOf } from '#app/club.ts'
import { events } from '#app/demo/content/events.ts'
import { organizers } from '#app/demo/content/organizers.ts'
import { people } from '#app/demo/content/people.ts'
import { pictures } from '#app/demo/content/pictures.ts'
import { posts } from '#app/demo/content/posts.ts'
import { restaurants } from '#app/demo/content/restaurants.ts'
import ca from '#app/i18n/ca/index.ts'
import mailsCa from '#app/i18n/ca/mails.ts'
import standaloneCa from '#app/i18n/ca/standalone.ts'
import es from '#app/i18n/es/index.ts'
import mailsEs from '#app/i18n/es/mails.ts'
import standaloneEs from '#app/i18n/es/standalone.ts'
import { languages } from '#app/i18n/language.ts'
import { mailKindLabels } from '#app/mail-kinds.ts'
import { nouns } from '#app/nouns.ts'
import { legalDocuments } from '#app/site/legal/legal-documents.ts'
import { testimonials } from '#app/site/testimonials.ts'
import { stringsOf } from '#tests/harness/strings-of.ts'
import { literalsIn } from './literals.ts'

const root = resolve(import.meta.dirname, '../..')

/** The specification words these with three points. */
const specifiedWithPoints = new Set([
  'Enviando...',
  'Registrando...',
  'Cargando restaurantes...',
  'Cargando información del restaurante...',
])

const facts = {
  club: clubOf({ tax_number: 'G12345674', registry_entry: 'Registre, 12345' }),
  baseUrl: 'https://elcercle.example',
}
const bothWays = [
  { ...facts, treasury: false },
  { ...facts, treasury: true },
]

const sources: Record<string, unknown> = {
  'the Spanish dictionary': es,
  'the Catalan dictionary': ca,
  'the Spanish mails': mailsEs,
  'the Catalan mails': mailsCa,
  'the static error pages': [standaloneEs, standaloneCa],
  'the Spanish legal texts': Object.values(legalDocuments).flatMap((document) => bothWays.map(document.es)),
  'the Catalan legal texts': Object.values(legalDocuments).flatMap((document) => bothWays.map(document.ca)),
  'the labels of the nouns': nouns,
  'the labels of the mails': mailKindLabels,
  'the demo events and organizers': [events, organizers],
  'the demo restaurants': restaurants,
  'the demo posts': posts,
  'the demo pictures and people': [pictures, people],
  'the testimonials': languages.flatMap((language) => [testimonials('home', language), testimonials('club', language)]),
}

const faults: [fault: string, pattern: RegExp][] = [
  ['a straight apostrophe or quotation mark', /['"“”]/],
  ['three points instead of «…»', /\.{3}/],
  ['an «l·l» without U+00B7', /l[.\-•‧∙]l|[ŀĿ]/i],
  ['a € or % after a digit or a plain space', /[\d ][€%]/],
  ['a doubled space', /[ \u00a0]{2}/],
]

const panelLiterals = globSync('app/**/*-texts.ts', { cwd: root }).flatMap((file) =>
  literalsIn(resolve(root, file)).map((literal) => ({ ...literal, file })),
)

/** The specification words one label of the panel with three points, and two messages with straight quotation marks. */
const specifiedInPanel = /Buscar solicitudes\.{3}$|La columna '$|la tabla 'usuarios'/

describe('The dictionaries of the panel', () => {
  test.each(faults)('do not contain %s', (_fault, pattern) => {
    expect(panelLiterals.length).toBeGreaterThan(5000)
    const found = panelLiterals.filter(({ text }) => pattern.test(text))
    expect(found.filter(({ text }) => !specifiedInPanel.test(text))).toEqual([])
  })
})

/** `docs/glossary.md` has «últim», «pròxim» and «cercar»; «producte proper» is from nearby. */
const otherWords =
  /(?<!\p{Letter}|producte )(?:darrer|proper)(?:s|a|es)?(?!\p{Letter})|(?<!\p{Letter})busca(?!\p{Letter})/iu

test('Catalan texts use one word for the last, the next and to search', () => {
  const legal = Object.values(legalDocuments).flatMap((document) => bothWays.map(document.ca))
  const panel = panelLiterals.filter(({ language }) => language === 'ca').map(({ text }) => text)
  const texts = [...panel, ...stringsOf([ca, mailsCa, standaloneCa, legal])]
  expect(texts.filter((text) => otherWords.test(text))).toEqual([])
})

describe.each(Object.keys(sources))('%s', (source) => {
  const found = stringsOf(sources[source]).filter((text) => !specifiedWithPoints.has(text))

  test.each(faults)('does not contain %s', (_fault, pattern) => {
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((text) => pattern.test(text))).toEqual([])
  })
})

test('the exceptions are texts of the dictionary', () => {
  const texts = stringsOf(es)
  expect([...specifiedWithPoints].filter((text) => !texts.includes(text))).toEqual([])
})
