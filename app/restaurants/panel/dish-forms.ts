import * as v from 'valibot'
import type { Language } from '#app/i18n/language.ts'
import { inBothLanguages, nameIn } from '#app/platform/forms/bilingual-fields.ts'
import { panelLine, panelText, type FieldError } from '#app/platform/forms/fields.ts'
import type { RestaurantTexts } from './panel-texts.ts'

const dishIn = (main: Language) =>
  v.pipe(
    v.object({
      ...inBothLanguages('nombre', main, () => panelLine(200)),
      ...inBothLanguages('descripcion', main, () => panelText(500)),
      precio: amount,
    }),
    v.forward(
      v.partialCheck(
        [['nombre'], ['descripcion'], ['precio'], ['nombre_ca'], ['descripcion_ca']],
        (row) => row[nameIn('nombre', main)] !== '' || isBlank(row),
        messageKey('dishNameless'),
      ),
      [nameIn('nombre', main)],
    ),
  )

function isBlank(row: Record<string, string | number>): boolean {
  return Object.values(row).every((value) => value === '' || value === 0)
}

export const MAX_DISHES = 40

export const dishesIn = (main: Language) =>
  v.pipe(
    v.optional(v.array(dishIn(main)), []),
    v.maxLength(MAX_DISHES, 'tooLong' satisfies FieldError),
    v.transform((rows) => rows.filter((row) => !isBlank(row))),
  )

export const messageKey = (error: keyof RestaurantTexts['errors']) => error

/** Euros, `12,50` or `12.50`; 0 when empty. */
export const amount = v.pipe(
  panelText(20),
  v.regex(/^(\d{1,6}([.,]\d{1,2})?)?$/, messageKey('amountInvalid')),
  v.transform(parseNumber),
)

export function parseNumber(typed: string): number {
  return Number(typed.replace(',', '.'))
}
