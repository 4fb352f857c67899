import { expect, test } from 'vitest'
import { nameWithTown } from './town.ts'

test.each([
  ['Can Mirambell', 'Carrer del Rec, 24, 08003 Barcelona', 'Can Mirambell, Barcelona'],
  ['Mas Cirerer', 'Camí de Can Cirerer, s/n, 08739 Subirats', 'Mas Cirerer, Subirats'],
  ['Sal i Oli', 'Carrer de Verdi, 112, L’Hospitalet de Llobregat', 'Sal i Oli, L’Hospitalet de Llobregat'],
  ['Fonda de Vic', 'Carrer Major, 17, 08500 Vic', 'Fonda de Vic'],
  ['Can Pi', 'Carrer Major, 3', 'Can Pi'],
  ['Can Pi', 'Carrer Major', 'Can Pi'],
  ['Can Pi', '', 'Can Pi'],
])('%s at «%s» is titled «%s»', (name, address, title) => {
  expect(nameWithTown(name, address)).toBe(title)
})
