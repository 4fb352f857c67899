import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { demoFields, type ClubField } from '#app/club.ts'
import { clubSchema } from './forms.ts'

const parse = (given: Partial<Record<ClubField, string>>) =>
  v.safeParse(clubSchema, { ...demoFields, version: '0', ...given })

test('The demo values are a valid form, and none of them changes by saving it', () => {
  expect(parse({}).output).toEqual({ ...demoFields, confirmed: undefined, version: 0 })
})

describe('A field of the club', () => {
  test.each<[ClubField, string, string]>([
    ['name', '  ', 'required'],
    ['formal_name', '', 'required'],
    ['formal_name', 'Cercle\r\nATTENDEE:x', 'forbiddenCharacters'],
    ['name', 'Cercle\nGastronòmic', 'forbiddenCharacters'],
    ['registry_entry', 'Foli 1\nFoli 2', 'forbiddenCharacters'],
    ['instagram', 'https://instagram.com/x\ny', 'forbiddenCharacters'],
    ['tax_number', 'G12345675', 'taxNumberInvalid'],
    ['postal_code', '0800', 'postalCodeInvalid'],
    ['phone', '', 'phoneRequired'],
    ['phone', 'llámanos', 'phoneInvalid'],
    ['phone', '() -', 'phoneInvalid'],
    ['email', '', 'emailRequired'],
    ['email', 'hola@', 'emailInvalid'],
    ['facebook', 'javascript:alert(1)', 'urlInvalid'],
    ['instagram', 'elcercle', 'urlInvalid'],
    ['twitter', 'https://user:secret@x.com/', 'urlInvalid'],
    ['weekday_hours', 'por la mañana', 'hoursInvalid'],
    ['weekday_hours', '16:00–14:00', 'hoursInvalid'],
    ['saturday_hours', '10:00–12:00, 11:00–13:00', 'hoursInvalid'],
    ['sunday_hours', '10:00–12:75', 'hoursInvalid'],
    ['location', '91.0, 2.1', 'locationInvalid'],
    ['location', 'Poble-sec', 'locationInvalid'],
    ['founding_year', '2999', 'yearInvalid'],
    ['founding_year', 'MMX', 'yearInvalid'],
    ['members', 'muchos', 'numberInvalid'],
    ['main_language', 'en', 'optionUnknown'],
    ['second_factor', 'never', 'optionUnknown'],
    ['city', 'Bar\u0007celona', 'forbiddenCharacters'],
  ])('%s «%s» is refused: %s', (field, typed, error) => {
    expect(parse({ [field]: typed }).issues?.[0].message).toBe(error)
  })

  test.each<[ClubField, string, string]>([
    ['tax_number', 'g-12345674', 'G12345674'],
    ['weekday_hours', ' 9:30 - 14:00 ; 16:00-20:00', '09:30–14:00, 16:00–20:00'],
    ['sunday_hours', '', ''],
    ['location', '41.93 2.254', '41.93, 2.254'],
    ['location', '', ''],
    ['members', '1.200', '1200'],
    ['facebook', '', ''],
    ['registry_entry', 'Registre d’Associacions, 12345', 'Registre d’Associacions, 12345'],
  ])('%s «%s» is stored as «%s»', (field, typed, stored) => {
    expect(parse({ [field]: typed }).output).toMatchObject({ [field]: stored })
  })
})
