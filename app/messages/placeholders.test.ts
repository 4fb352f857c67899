import fc from 'fast-check'
import { expect, test } from 'vitest'
import es from '#app/i18n/es/mails.ts'
import ca from '#app/i18n/ca/mails.ts'
import { valuesOf } from '#app/event-messages/placeholder-values.ts'
import {
  fillLine,
  fillText,
  inBraces,
  memberPlaceholders,
  placeholders,
  splitPlaceholders,
  unknownPlaceholders,
} from './placeholders.ts'

const event = { title: 'Calçotada', date: new Date('2026-12-05T19:30:00Z') }
const party = { contactName: 'Pere Ferrer', size: 6, tableLabel: '4', state: 'booked' }
const values = valuesOf('ca', ca.eventMessage, event, party)

test('Placeholders are known by their names in both languages, with and without accents', () => {
  for (const key of placeholders)
    for (const language of ['es', 'ca'] as const) expect(fillLine(inBraces(key, language), values)).toBe(values[key])
  expect(fillLine('{ENLLAC} {Día} { nom }', values)).toBe('la vostra reserva dissabte Pere')
  expect(values.date).toBe('dissabte 5 de desembre a les 20:30')
})

test('Unknown placeholders and lone braces are found as they were typed', () => {
  expect(unknownPlaceholders('Hola, {nom}: {apellido} {} {nom')).toEqual(['{apellido}', '{}', '{'])
  for (const texts of [es, ca])
    for (const kind of ['reminder', 'thanks'] as const)
      expect(unknownPlaceholders(texts.eventMessage[kind].subject + texts.eventMessage[kind].body)).toEqual([])
})

test('A message to members knows the name alone', () => {
  expect(unknownPlaceholders('Hola, {nom}: taula {mesa}', memberPlaceholders)).toEqual(['{mesa}'])
  expect(splitPlaceholders('{nom} {mesa}', memberPlaceholders).map(({ known }) => known)).toEqual([
    true,
    undefined,
    false,
  ])
})

test('What a person is called is never read as a placeholder or an address, and no text is lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, name) => {
      const own = { ...values, name: name || 'x' }
      fc.pre(unknownPlaceholders(text).length === 0)
      const filled = fillText(`${text} {nom}`, own)
      expect(filled.at(-1)).toEqual({ text: own.name, placeholder: 'name' })
      if (!text.includes('{')) expect(filled.map((segment) => segment.text).join('')).toBe(`${text} ${own.name}`)
    }),
  )
})

test('A greeting without a name has no comma; addresses of the web are links, nothing else is', () => {
  expect(fillLine('Hola, {nombre}:', { ...values, name: '' })).toBe('Hola:')
  expect(fillText('Mapa: https://example.org/a?b=1. javascript:x', values).filter(({ url }) => url)).toEqual([
    { text: 'https://example.org/a?b=1', url: 'https://example.org/a?b=1' },
  ])
})

test('The name is the given one, and none where a mail must not have it', () => {
  const nameOf = (contactName: string) => valuesOf('es', es.eventMessage, event, { ...party, contactName }).name
  expect(['Núria Pons i Vila', 'Senyora Remei', 'J. M. Puig', 'Gana dinero ya'].map(nameOf)).toEqual([
    'Núria',
    'Senyora Remei',
    'J. M. Puig',
    '',
  ])
})
