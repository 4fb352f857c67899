import { expect, test } from 'vitest'
import { bounceReason } from './bounce-words.ts'

test.each([
  ['5.1.1', 'El buzón no existe.', 'La bústia no existeix.'],
  ['5.1.2', 'no existe o no responde', 'no existeix o no respon'],
  ['5.4.4', 'no existe o no responde', 'no existeix o no respon'],
  ['5.2.1', 'no acepta correo', 'no accepta correu'],
  ['5.2.2', 'lleno', 'plena'],
  ['5.7.26', 'no ser culpa', 'no és culpa'],
  ['5.0.0', '(5.0.0)', '(5.0.0)'],
  ['550', '(550)', '(550)'],
])('%s is explained', (code, spanish, catalan) => {
  expect(bounceReason(code, 'es')).toContain(spanish)
  expect(bounceReason(code, 'ca')).toContain(catalan)
})
