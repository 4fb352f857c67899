import { expect, test } from 'vitest'
import { isoDay, valuesOf } from './field-values.ts'
import { findColumns } from './find-columns.ts'

test.each([
  ['Spanish', 'Nº|Nombre|Apellidos|Correo electrónico|Teléfono|Fecha de nacimiento|IBAN|Fecha de alta'],
  ['Catalan', 'Núm. soci|Nom|Cognoms|Correu electrònic|Telèfon|Data de naixement|Compte bancari|Data d’alta'],
  ['English', 'Member number|Name|Surname|E-mail|Phone|Birth date|Bank account|Member since'],
])('columns are found by %s headings', (_, headings) => {
  expect(findColumns('members', headings.split('|'))).toEqual([
    'membership_number',
    'full_name',
    'surnames',
    'email',
    'phone',
    'birth_date',
    'iban',
    'joined',
  ])
})

test('an unknown heading is no field, and none is found twice', () => {
  expect(findColumns('members', ['Nombre', 'Nombre', 'Color', 'Email', 'Motivo'])).toEqual([
    'full_name',
    '',
    '',
    'email',
    '',
  ])
  expect(findColumns('restaurants', ['Restaurant', 'Adreça', 'Especialitat'])).toEqual([
    'nombre',
    'direccion',
    'especialidad_ca',
  ])
})

test('a day may be written as people do, and an export of ours is read as it was stored', () => {
  expect(['21/11/1980', '1-2-1980', '1.2.1980', '1980/11/21', '21/11/80', 'ayer'].map(isoDay)).toEqual([
    '1980-11-21',
    '1980-02-01',
    '1980-02-01',
    '1980-11-21',
    '21/11/80',
    'ayer',
  ])
  expect(valuesOf(['phone', '', 'notes'], ["'+34-600", 'x', "'l'Oriol"])).toEqual({
    phone: '+34-600',
    notes: "'l'Oriol",
  })
})
