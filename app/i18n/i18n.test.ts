import { createElement } from 'react'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import es from './es/index.ts'
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTime,
  formatWeekdayDate,
  formatWeekdayTime,
} from './dates.ts'
import { languageOf, alternateLanguagePath } from './language.ts'
import { localized } from './localized.ts'
import { formatCents, formatEuros, formatFigure, formatNumber, typedEuros } from './money.ts'
import { useLanguage } from './texts.tsx'

describe('dates', () => {
  test('have the specified format in both languages, in the club’s time zone', () => {
    expect(formatDateTime('2026-12-04T20:00:00Z', 'es')).toBe('04 dic 2026 - 21:00')
    expect(formatDateTime('2026-12-04T20:00:00Z', 'ca')).toBe('04 des 2026 - 21:00')
    expect(formatDateTime('2027-07-04T20:00:00Z', 'ca')).toBe('04 jul 2027 - 22:00')
    expect(formatDate('2026-12-31T23:30:00Z', 'es')).toBe('01 ene 2027')
    expect(formatTime('2026-12-31T23:30:00Z', 'es')).toBe('00:30')
  })

  test('have the months of each language', () => {
    const months = (language: 'es' | 'ca') =>
      Array.from({ length: 12 }, (_, n) => formatDate(new Date(Date.UTC(2027, n, 15)), language).split(' ')[1])
    expect(months('es').join(' ')).toBe('ene feb mar abr may jun jul ago sep oct nov dic')
    expect(months('ca').join(' ')).toBe('gen febr març abr maig juny jul ag set oct nov des')
  })

  test('name the weekday, of the club’s time zone', () => {
    expect(formatWeekdayDate('2026-12-04T20:00:00Z', 'es')).toBe('vie 04 dic 2026')
    expect(formatWeekdayTime('2026-12-04T20:00:00Z', 'ca')).toBe('dv 04 des, 21:00')
    expect(formatLongDate('2026-09-19T23:00:00Z', 'es')).toBe('Domingo, 20 de septiembre de 2026')
    expect(formatLongDate('2026-10-19T19:00:00Z', 'ca')).toBe('Dilluns, 19 d’octubre del 2026')
    const week = (language: 'es' | 'ca') =>
      Array.from(
        { length: 7 },
        (_, n) => formatWeekdayTime(new Date(Date.UTC(2026, 10, 23 + n, 20)), language).split(' ')[0],
      )
    expect(week('es').join(' ')).toBe('lun mar mié jue vie sáb dom')
    expect(week('ca').join(' ')).toBe('dl dt dc dj dv ds dg')
  })

  test('that are unknown or invalid show a text', () => {
    expect(formatDateTime(null, 'es')).toBe('Fecha desconocida')
    expect(formatDateTime('mañana', 'es')).toBe('Fecha inválida')
    expect(formatDateTime('', 'ca')).toBe('Data desconeguda')
  })
})

describe('money', () => {
  test('has a no-break space, a comma, and cents only when there are any', () => {
    expect(formatEuros(85)).toBe('85\u00a0€')
    expect(formatEuros(12.5)).toBe('12,50\u00a0€')
    expect(formatEuros(1250)).toBe('1.250\u00a0€')
    expect(formatNumber(1000)).toBe('1.000')
    expect(formatNumber(4.6, 1)).toBe('4,6')
    expect([typedEuros(327.5), typedEuros(85)]).toEqual(['327,50', '85'])
    expect([formatFigure(1000), formatFigure(10_000)]).toEqual(['1000', '10.000'])
  })
})

test('euros are written by hand as the format of the language writes them', () => {
  const options = {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
    trailingZeroDisplay: 'stripIfInteger',
  } as const
  const format = new Intl.NumberFormat('es-ES', options)
  const cents = fc.oneof(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: -9, max: 99_999_999_999 }))
  fc.assert(fc.property(cents, (amount) => formatCents(amount) === format.format(amount / 100)))
})

describe('addresses', () => {
  test('determine the language and have an alternate in the other one', () => {
    expect(['/', '/eventos', '/caldo', '/ca', '/ca/eventos', '/ca.data'].map(languageOf)).toEqual([
      'es',
      'es',
      'es',
      'ca',
      'ca',
      'ca',
    ])
    for (const [spanish, catalan] of [
      ['/', '/ca'],
      ['/eventos', '/ca/eventos'],
      ['/eventos?categoria=cata', '/ca/eventos?categoria=cata'],
    ] as const) {
      expect(alternateLanguagePath(spanish)).toBe(catalan)
      expect(alternateLanguagePath(catalan)).toBe(spanish)
    }
  })
})

test('a field that is empty in one language falls back to the other', () => {
  expect(localized('ca', 'Cena', 'Sopar')).toBe('Sopar')
  expect(localized('ca', 'Cena', ' ')).toBe('Cena')
  expect(localized('es', 'Cena', 'Sopar')).toBe('Cena')
  expect(localized('es', '', 'Sopar')).toBe('Sopar')
})

test('specified sentences stay literal', () => {
  const { completion, forms } = es
  expect([
    completion.submit,
    completion.done,
    completion.doneText,
    completion.saveFailed,
    completion.loadFailed,
  ]).toEqual([
    'Completar Membresía',
    '¡Datos completados con éxito!',
    'Ya eres oficialmente miembro del club',
    'Error al guardar los datos',
    'Error al cargar la solicitud',
  ])
  expect(forms.errors).toMatchObject({
    nameTooShort: 'El nombre debe tener al menos 2 caracteres',
    emailEnter: 'Introduce un email válido',
    passwordTooShort: 'La contraseña debe tener al menos 6 caracteres',
    passwordsDiffer: 'Las contraseñas no coinciden',
    administratorFailed: 'Ha ocurrido un error al crear el usuario admin.',
  })
})

test('the language outside its provider throws an error', () => {
  expect(() => renderToString(createElement(useLanguage))).toThrow('the language is used outside its TextsProvider')
})
