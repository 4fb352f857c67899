import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advertisingWords } from './advertising-words.ts'
import { realNames } from '#tests/real-names.ts'
import { nameInMessage } from './name-in-message.ts'

const names = [
  'Clara Vidal Roca',
  'clara',
  'MARTA FERRER',
  'Gemma Col·lell i Nin',
  "Eugeni d'Ors",
  'Eugeni d’Ors',
  'Salvador Puig-Antich',
  'M. Àngels Anglada',
  'J.M. Serra',
  'Mª José Nuñez',
  'María de los Ángeles Fernández de Córdoba y Ruiz',
  'Dra. Íñiguez',
  'Zoë Müller',
  'Łukasz Nowak',
  'Nguyễn Thị Hà',
  'Ann-Kathrin O’Brien',
  'Pau Casals Jr.',
]
const words = ['Clara', 'Vidal', 'Pau', 'Núria', 'Roca', 'Col·lell']
const name = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((chosen) => chosen.join(' '))
/** Text that a sender would plant: links, numbers, offers. */
const bait = fc.oneof(
  fc.webUrl(),
  fc.domain(),
  fc.emailAddress(),
  fc.constantFrom(
    'evil-casino.com/win',
    'evil．com',
    'evil․com',
    'evil。com',
    'bit.ly',
    'ｅｖｉｌ.com',
    'evil\u200b.com',
    'evil[.]com',
    'www evil',
    'evil punto com',
    '+34 600 000 000',
    '６００',
    '٦٠٠',
    '100€',
    '$5',
    '@cercle',
    '#premio',
    '1000 EUR',
    'бесплатно',
    '👉',
    'a_b',
    'x/y',
  ),
  fc.integer({ min: 0 }).map(String),
  fc.constantFrom(...advertisingWords),
)

describe('The greeting of a mail to an unconfirmed address', () => {
  test.each(names)('shows «%s» as it was typed', (typed) => expect(nameInMessage(typed)).toBe(typed))

  test('shows 200 names of both languages as they were typed', () => {
    expect(realNames.length).toBeGreaterThanOrEqual(200)
    expect(realNames.filter((typed) => nameInMessage(typed) !== typed)).toEqual([])
  })

  test.each([
    ['Júlia Núñez 🌸', 'Júlia Núñez'],
    ['👩‍🍳 Carme Ferrer', 'Carme Ferrer'],
    ['Pol ❤️ Vives', 'Pol Vives'],
    ['Laia Bosch 🏳️‍🌈🇪🇺👍🏽', 'Laia Bosch'],
  ])('shows «%s» without its drawings', (typed, shown) => expect(nameInMessage(typed)).toBe(shown))

  test.each([
    ['Eugeni d´Ors', 'Eugeni d’Ors'],
    ['Eugeni d`Ors', 'Eugeni d’Ors'],
    ['Gemma Col.lell i Nin', 'Gemma Col·lell i Nin'],
    ['MARCEL•LA VIDAL', 'MARCEL·LA VIDAL'],
    ['Gal‧la Vidal', 'Gal·la Vidal'],
    ['Joan Puigdomènech–Rossinyol', 'Joan Puigdomènech-Rossinyol'],
    ['Joan Puigdomènech - Rossinyol', 'Joan Puigdomènech-Rossinyol'],
    ['M.Àngels Anglada', 'M. Àngels Anglada'],
    ['Mª.Carmen Roca', 'Mª. Carmen Roca'],
    ['J.M.Serra', 'J.M. Serra'],
    ['Fco.Javier Gil', 'Fco. Javier Gil'],
    ['Clara Vidal.', 'Clara Vidal'],
    ['Pau Vives Jr.', 'Pau Vives Jr.'],
  ])('shows «%s» with the usual marks', (typed, shown) => expect(nameInMessage(typed)).toBe(shown))

  test.each([
    'Ganas 1000€ en evil-casino.com/win ya',
    'Clara https://evil.example',
    'Clara (evil.es)',
    'Tu premio te espera',
    'Clara\u202eselim',
    'Clara <b>',
    '',
    '   ',
    'Clara\nVidal: llama al 806',
    'a'.repeat(61),
    'Clara '.repeat(20),
    'Te ha tocado una cena para dos personas contesta cuanto antes',
    'Llama ara: bono',
    'Clara 👉 Vidal',
    '🎁 Clara 🎁',
    '🎰🎰🎰',
    'Clara 1️⃣0️⃣0️⃣',
    'Llama Ara Bono Bet',
    'uno '.repeat(10),
    'Кlara',
    'Clara\nVidal.Com',
    'Bit.Ly Vidal.Com',
    'clara@vidal.cat',
    '<b>Clara</b>',
    '+34 932 000 000 Clara',
  ])('omits «%s»', (typed) => expect(nameInMessage(typed)).toBe(''))

  test('omits a name with other text beside it', () => {
    fc.assert(
      fc.property(name, bait, name, fc.constantFrom(' ', ', ', ': ', '-', ''), (before, planted, after, between) => {
        fc.pre(between !== '' || !/^[\p{L} ]+$/u.test(planted))
        for (const typed of [
          `${before}${between}${planted}`,
          `${planted}${between}${after}`,
          `${before}${between}${planted}${between}${after}`,
        ])
          expect(nameInMessage(typed)).toBe('')
      }),
    )
  })

  test('never holds a number or text that a mail program could turn into a link', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[a-zA-Z.'’·@:/0-9 -]{0,80}$/),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const shown = nameInMessage(text)
        expect(shown.normalize('NFKC')).toMatch(/^[\p{Script=Latin}\p{M} '’·.-]{0,120}$/u)
        expect(shown.normalize('NFKC')).not.toMatch(/\.[\p{L}\p{N}]{2}|\p{N}/u)
      }),
      { numRuns: 2_000 },
    )
  })
})
