import * as v from 'valibot'
import { longText } from '#app/articles/forms.ts'
import type { Language } from '#app/i18n/language.ts'
import { forMainLanguage, inBothLanguages } from '#app/platform/forms/bilingual-fields.ts'
import {
  panelLine,
  panelText,
  phone,
  pictureField,
  picturesField,
  type FieldError,
} from '#app/platform/forms/fields.ts'
import { rowIdField, versionField } from '#app/platform/forms/ids.ts'
import { mailLink, webLink } from '#app/restaurants/outside-links.ts'
import { isOwnMap } from '#app/restaurants/restaurant-map.ts'
import { amount, dishesIn, messageKey, parseNumber } from './dish-forms.ts'

const website = v.pipe(
  panelLine(500),
  v.check((typed) => typed === '' || webLink(typed) !== null, messageKey('urlInvalid')),
)

/** From 0 to 5; 0 when empty. */
const score = v.pipe(
  panelText(5),
  v.regex(/^([0-4]([.,]\d)?|5([.,]0)?)?$/, messageKey('scoreInvalid')),
  v.transform(parseNumber),
)

/** The embed address, alone or inside the provider's `<iframe …>`. */
const map = v.pipe(
  panelText(2000),
  v.transform((typed) => (/\bsrc="([^"]+)"/.exec(typed)?.[1] ?? typed).replaceAll('&amp;', '&')),
  v.check((address) => address === '' || isOwnMap(address), messageKey('mapInvalid')),
)

/** Characters that are read, in each language. */
export const MAX_LONG_TEXT_LENGTH = 10_000
export const MAX_BIOGRAPHY_LENGTH = 5_000

export const restaurantSchemas = forMainLanguage((main) =>
  v.object({
    nombre: panelLine(200, { characters: 2, error: 'nameTooShort' satisfies FieldError }),
    direccion: panelLine(300, { characters: 5, error: messageKey('addressRequired') }),
    telefono: phone,
    web: website,
    precio_medio: amount,
    price_range: panelLine(10),
    estrellas_michelin: v.optional(
      v.pipe(v.string(), v.regex(/^[0-3]$/, 'optionUnknown' satisfies FieldError), v.transform(Number)),
      '0',
    ),
    ...inBothLanguages('especialidad', main, () => panelLine(200)),
    ...inBothLanguages('description', main, () => longText(MAX_LONG_TEXT_LENGTH)),
    ...inBothLanguages('historia', main, () => longText(MAX_LONG_TEXT_LENGTH)),
    ...inBothLanguages('horarios', main, () => panelText(1000)),
    chef_name: panelLine(200),
    chef_photo: v.optional(pictureField),
    ...inBothLanguages('chef_bio', main, () => longText(MAX_BIOGRAPHY_LENGTH)),
    images: picturesField(20),
    ubicacion_mapa: map,
    reserva_url: website,
    reserva_telefono: phone,
    reserva_email: v.pipe(
      panelText(254),
      v.check((typed) => typed === '' || mailLink(typed) !== null, 'emailInvalid' satisfies FieldError),
    ),
    redes_sociales: v.optional(v.object({ facebook: website, twitter: website, instagram: website }), {}),
    menu_degustacion: dishesIn(main),
    platos_principales: dishesIn(main),
    valoraciones: v.optional(
      v.object({ general: score, comida: score, servicio: score, ambiente: score, calidadPrecio: score }),
      {},
    ),
    version: v.optional(versionField),
  }),
)
export const restaurantTextFields = [
  'especialidad',
  'description',
  'historia',
  'horarios',
  'chef_bio',
  'menu_degustacion.nombre',
  'menu_degustacion.descripcion',
  'platos_principales.nombre',
  'platos_principales.descripcion',
] as const
export type RestaurantSchema = (typeof restaurantSchemas)[Language]
export const restaurantDeletionSchema = v.object({ id: rowIdField })

export type RestaurantForm = v.InferOutput<RestaurantSchema>
