import { expect, test } from 'vitest'
import { panelLanguageOf } from './panel-language.server.ts'

const request = (headers: Record<string, string>) => new Request('http://localhost/admin', { headers })
const languageFor = (headers: Record<string, string>) => panelLanguageOf(null, request(headers))

test('The first known language that the browser accepts is taken, by weight', () => {
  expect(languageFor({})).toBe('es')
  expect(languageFor({ 'Accept-Language': 'ca' })).toBe('ca')
  expect(languageFor({ 'Accept-Language': 'en-GB,en;q=0.9,ca-ES;q=0.8,es;q=0.7' })).toBe('ca')
  expect(languageFor({ 'Accept-Language': 'ca;q=0.5, es-ES;q=0.9' })).toBe('es')
  expect(languageFor({ 'Accept-Language': 'de, *;q=0.1' })).toBe('es')
  expect(languageFor({ 'Accept-Language': ';;,,q=' })).toBe('es')
})

test('What was chosen on the public pages comes before the browser, what the account has chosen before both', () => {
  const headers = { 'Accept-Language': 'es', Cookie: 'language=ca' }
  expect(languageFor(headers)).toBe('ca')
  expect(panelLanguageOf({ panelLanguage: null }, request(headers))).toBe('ca')
  expect(panelLanguageOf({ panelLanguage: 'es' }, request(headers))).toBe('es')
})
