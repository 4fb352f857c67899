import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { clubOf } from '#app/club.ts'
import { languages, alternateLanguagePath, type Language } from '#app/i18n/language.ts'
import {
  plainText,
  type LegalBlock,
  type LegalDocument,
  type LegalFacts,
  type LegalLink,
  type LegalProse,
  type LegalSection,
} from './legal-document.ts'
import { legalDocuments } from './legal-documents.ts'
import { namedFacts } from './legal-facts.ts'
import { readLegalText } from './read-legal-text.ts'
import { legalPaths } from '../legal-paths.ts'
import { LegalText } from './legal-text.tsx'
import { legalVersions, type LegalSubject } from '#app/legal-versions.ts'

const club = clubOf({})
const unknown: LegalFacts = { club, baseUrl: 'https://elcercle.example', treasury: false }
const known: LegalFacts = {
  ...unknown,
  club: clubOf({ tax_number: 'G12345674', registry_entry: 'Registre d’Associacions, 12345' }),
}
const withTreasury: LegalFacts = { ...unknown, treasury: true }
const subjects = Object.keys(legalVersions) as LegalSubject[]

describe.each(subjects)('the %s text', (subject) => {
  const es = legalDocuments[subject].es(unknown)
  const ca = legalDocuments[subject].ca(unknown)

  test('has the same version in both languages, a day of the calendar', () => {
    expect(es.version).toBe(legalVersions[subject])
    expect(ca.version).toBe(legalVersions[subject])
    expect(new Date(es.version).toISOString()).toBe(`${es.version}T00:00:00.000Z`)
  })

  test('has the same sections in the same order in both languages, each with an address of its own', () => {
    const ids = es.sections.map(({ id }) => id)
    expect(ca.sections.map(({ id }) => id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('is built alike in both languages: blocks, items, rows, cells', () => {
    expect(ca.sections.map(({ blocks }) => blocks.map(shape))).toEqual(
      es.sections.map(({ blocks }) => blocks.map(shape)),
    )
  })

  test('gives the same figures in both languages: periods, articles, ages, hours', () => {
    expect(ca.sections.map(figures)).toEqual(es.sections.map(figures))
  })

  test('links to the same places in both languages, each in its own', () => {
    const spanish = links(es).map(({ href }) => href)
    const catalan = links(ca).map(({ href }) => href)
    expect(catalan).toEqual(spanish.map((href) => (href.startsWith('/') ? alternateLanguagePath(href) : href)))
  })

  test.each(languages)('has no empty or undefined text (%s)', (language) => {
    for (const facts of [unknown, known]) {
      for (const text of texts(legalDocuments[subject][language](facts))) {
        expect(text.trim()).not.toBe('')
        expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}[\]|]| {2}| [.,;:]/)
      }
    }
  })

  test.each(languages)('links only to pages and sections that exist (%s)', (language) => {
    const found = links(legalDocuments[subject][language](unknown))
    for (const { text, href } of found) {
      expect(text).not.toBe('')
      expect(href).toMatch(/^(\/|https:|mailto:|tel:\+\d+$)/)
    }
    const inside = found.map(({ href }) => href).filter((href) => href.startsWith('/'))
    expect(addresses(language)).toEqual(expect.arrayContaining(inside))
  })

  test('uses no Spanish-only characters in Catalan', () => {
    expect(texts(ca).join('\n')).not.toMatch(/[ñÑ¿¡]/)
  })

  test('is written to one person', () => {
    expect(texts(es).join('\n')).not.toMatch(/\b(usted|ustedes|su solicitud)\b/i)
    expect(texts(ca).join('\n')).not.toMatch(/\b(vostè|vostès|vosaltres|la seva sol·licitud)\b/i)
  })

  test.each(languages)(
    'is drawn with one h1, an h2 with its address per section, contents that lead to each, and a way back to the top (%s)',
    (language) => {
      const document = legalDocuments[subject][language](unknown)
      const html = rendered(document)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual(document.sections.map(({ id }) => id))
      expect([...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([
        ...document.sections.map(({ id }) => id),
        'content',
      ])
      expect(html).toContain(`<time dateTime="${document.version}">Última actualización: 21 nov 2026</time>`)
    },
  )
})

describe('the facts in the texts', () => {
  test.each(languages)('are each named by one of them (%s)', (language) => {
    const markdown = globSync(`app/site/legal/*.${language}.md`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('')
    const names = new Set([...markdown.matchAll(/\{(\w+)[}|]/g)].map(([, name]) => name))
    expect(names).toEqual(new Set([...Object.keys(namedFacts(unknown, language)), 'identity']))
  })

  test('are known: another one is an error', () => {
    const facts = namedFacts(unknown, 'es')
    const read = (line: string) =>
      readLegalText(`# Title\n\n## Section {#section}\n\n${line}`, facts).sections[0]?.blocks
    expect(() => read('Written to {emial}.')).toThrow('emial')
    expect(read('In {city}.')).toEqual([{ kind: 'paragraph', text: ['In Barcelona.'] }])
  })

  test('are no markup', () => {
    const text = '[a](https://elcercle.example) | {city}'
    expect(section('notice', 'es', 'titular', { ...unknown, club: clubOf({ registry_entry: text }) })).toContain(text)
  })

  test('leave out the line that only says what the club has not given', () => {
    const given = { ...unknown, club: clubOf({ legal_form: 'Asociación' }) }
    expect(section('notice', 'es', 'titular')).not.toContain('Forma jurídica')
    expect(section('notice', 'es', 'titular', given)).toContain('Forma jurídica: Asociación')
  })
})

describe('the terms', () => {
  test('give a full refund to guests who cancel at least 48 hours before the event, in both languages', () => {
    expect(section('terms', 'es', 'cancelaciones')).toContain(
      'al menos 48 horas antes de que empiece el evento, tienes derecho al reembolso íntegro',
    )
    expect(section('terms', 'ca', 'cancelaciones')).toContain(
      'almenys 48 hores abans que comenci l’esdeveniment, tens dret al reemborsament íntegre',
    )
  })

  test('say what happens later, and when the club cancels, in both languages', () => {
    expect(section('terms', 'es', 'cancelaciones')).toContain('Menos de 48 horas antes del inicio')
    expect(section('terms', 'ca', 'cancelaciones')).toContain('Menys de 48 hores abans de l’inici')
    expect(section('terms', 'es', 'cancelacion-del-club')).toContain('te devolvemos todo lo que hayas pagado')
    expect(section('terms', 'ca', 'cancelacion-del-club')).toContain('et retornem tot el que hagis pagat')
  })
})

describe('the legal notice', () => {
  test('says that the tax number and the registry entry are missing while they are', () => {
    expect(section('notice', 'es', 'titular')).toContain('NIF: el club todavía no lo ha facilitado')
    expect(section('notice', 'es', 'titular')).toContain('Inscripción registral: el club todavía no la ha facilitado')
    expect(section('notice', 'ca', 'titular')).toContain('NIF: el club encara no l’ha facilitat')
    expect(section('notice', 'ca', 'titular')).toContain('Inscripció registral: el club encara no l’ha facilitada')
  })

  test.each(languages)('shows them when they are given, and so does the privacy policy (%s)', (language) => {
    for (const text of [
      section('notice', language, 'titular', known),
      section('privacy', language, 'responsable', known),
    ]) {
      expect(text).toContain(`NIF: ${known.club.taxNumber}`)
      expect(text).toContain(known.club.registryEntry[language].text)
      expect(text).not.toMatch(/todavía no|encara no/)
    }
  })

  test('marks the language of what the club has given in the other one only', () => {
    const given = { registry_entry: 'Registro de Asociaciones, 1', picture_credits_ca: 'Foto: Laia' }
    const html = (language: Language) => rendered(legalDocuments.notice[language]({ ...unknown, club: clubOf(given) }))
    expect(html('ca')).toContain('Inscripció registral: <span lang="es">Registro de Asociaciones, 1</span>')
    expect(html('es')).toContain('Inscripción registral: Registro de Asociaciones, 1')
    expect(html('es')).toContain('Fotografías y dibujos: <span lang="ca">Foto: Laia</span>')
  })

  test.each(languages)('identifies the club by its facts (%s)', (language) => {
    const text = section('notice', language, 'titular')
    for (const fact of [club.formalName, club.name, club.street, club.postalCode, club.city, club.email, club.phone])
      expect(text).toContain(fact)
  })
})

describe('the privacy policy', () => {
  test('names every period after which data go', () => {
    expect(periods('es')).toEqual(
      '30 días, 12 meses, 12 meses, 30 días, 30 días, 7 días, 12 meses, 12 meses, 6 meses, 30 días, 12 meses, 12 meses, 12 meses, 6 años, 7 días, 7 días, 30 días, 3 meses, 12 meses, 30 días, 3 años, 12 meses, 30 días, 35 días'.split(
        ', ',
      ),
    )
    expect(periods('ca')).toEqual(
      '30 dies, 12 mesos, 12 mesos, 30 dies, 30 dies, 7 dies, 12 mesos, 12 mesos, 6 mesos, 30 dies, 12 mesos, 12 mesos, 12 mesos, 6 anys, 7 dies, 7 dies, 30 dies, 3 mesos, 12 mesos, 30 dies, 3 anys, 12 mesos, 30 dies, 35 dies'.split(
        ', ',
      ),
    )
  })

  test('names the periods of charges, mandates and files of the bank only for a club that has them', () => {
    expect(periods('es', withTreasury).length - periods('es').length).toBe(3)
    expect(periods('es', withTreasury).join(', ')).toContain('6 años, 6 años, 14 meses, 14 meses, 7 días')
    expect(periods('ca', withTreasury).join(', ')).toContain('6 anys, 6 anys, 14 mesos, 14 mesos, 7 dies')
  })

  test.each(subjects)('and the %s text are built alike in both languages for a club with a treasury', (subject) => {
    const [es, ca] = [legalDocuments[subject].es(withTreasury), legalDocuments[subject].ca(withTreasury)]
    expect(ca.sections.map(({ blocks }) => blocks.map(shape))).toEqual(
      es.sections.map(({ blocks }) => blocks.map(shape)),
    )
    expect(ca.sections.map(figures)).toEqual(es.sections.map(figures))
  })

  test.each(languages)(
    'says nothing of direct debits that a club without a treasury does not have (%s)',
    (language) => {
      const sentences = texts(legalDocuments.privacy[language](unknown)).join('\n')
      expect(sentences).not.toMatch(/Cargos y pagos|Càrrecs i pagaments|firmas una orden|signes una ordre/)
      expect(texts(legalDocuments.privacy[language](withTreasury)).join('\n')).toMatch(
        /firmas una orden|signes una ordre/,
      )
    },
  )

  test('asks for explicit consent to dietary data, and says how to withdraw it', () => {
    expect(section('privacy', 'es', 'alimentacion')).toMatch(/consentimiento explícito.*retirarlo cuando quieras/s)
    expect(section('privacy', 'ca', 'alimentacion')).toMatch(/consentiment explícit.*retirar quan vulguis/s)
  })

  test('says that an IBAN alone authorises no charges', () => {
    expect(section('privacy', 'es', 'iban')).toContain('Este dato no autoriza cargos')
    expect(section('privacy', 'ca', 'iban')).toContain('Aquesta dada no autoritza càrrecs')
  })
})

function rendered(document: LegalDocument): string {
  const labels = { updated: 'Última actualización: 21 nov 2026', contents: 'En esta página', toTop: 'Subir' }
  return renderToStaticMarkup(createElement(LegalText, { document, ...labels }))
}

function section(subject: LegalSubject, language: Language, id: string, facts = unknown): string {
  const found = legalDocuments[subject][language](facts).sections.find((one) => one.id === id)
  if (!found) throw new Error(`the ${subject} text has no section «${id}»`)
  return sectionTexts(found).join('\n')
}

function periods(language: Language, facts = unknown): string[] {
  const text = section('privacy', language, 'conservacion', facts).replaceAll(/\([^)]*\)/g, '')
  return text.match(/\d+ (días|dies|mes\w+|años|anys)/g) ?? []
}

function texts(document: LegalDocument): string[] {
  return [document.title, ...document.sections.flatMap(sectionTexts)]
}

function sectionTexts({ heading, blocks }: LegalSection): string[] {
  return [heading, ...blocks.flatMap(blockTexts)]
}

function blockTexts(block: LegalBlock): string[] {
  if (block.kind === 'table') return [block.caption, ...block.columns, ...block.rows.flat().map(plainText)]
  return proses(block).map(plainText)
}

function proses(block: LegalBlock): readonly LegalProse[] {
  if (block.kind === 'paragraph') return [block.text]
  return block.kind === 'list' ? block.items : block.rows.flat()
}

function links(document: LegalDocument): LegalLink[] {
  return document.sections
    .flatMap(({ blocks }) => blocks.flatMap(proses))
    .flatMap((text) => text.filter((part) => typeof part === 'object' && 'href' in part))
}

function shape(block: LegalBlock): string {
  if (block.kind === 'paragraph') return 'paragraph'
  if (block.kind === 'list') return `list of ${block.items.length}`
  return `table of ${block.columns.length}: ${block.rows.map((row) => row.length).join(' ')}`
}

function figures(found: LegalSection): string[] {
  return (sectionTexts(found).join('\n').match(/\d+/g) ?? []).toSorted()
}

function addresses(language: Language): string[] {
  return subjects.flatMap((subject) => {
    const path = language === 'ca' ? alternateLanguagePath(legalPaths[subject]) : legalPaths[subject]
    return [path, ...legalDocuments[subject][language](unknown).sections.map(({ id }) => `${path}#${id}`)]
  })
}
