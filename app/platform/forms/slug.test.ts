import { describe, expect, test } from 'vitest'
import { slugOf } from './slug.ts'

describe('slugs', () => {
  test.each([
    ['Caçera d’estiu: l’escalivada i el col·legi', 'cacera-destiu-lescalivada-i-el-collegi'],
    ["Caçera d'estiu: l'escalivada i el col·legi", 'cacera-destiu-lescalivada-i-el-collegi'],
    ['  Diez libros — para cocinar ', 'diez-libros-para-cocinar'],
    ['Ñoquis & œufs', 'noquis-ufs'],
    ['Carne/pescado (50 %), menú_2', 'carnepescado-50-menu_2'],
  ])('«%s» is %s', (text, slug) => expect(slugOf(text)).toBe(slug))
})
