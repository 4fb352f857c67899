import * as v from 'valibot'
import { optionalLine, optionalText } from '#app/platform/forms/fields.ts'
import { nullableTextColumn, textColumn, type FieldColumns } from '#app/platform/forms/field-columns.ts'
import { requiredLine, requiredLines } from '#app/platform/forms/panel-fields.ts'
import { rowId } from '#app/platform/forms/row-id.ts'

export const dateMessages = {
  missing: 'Introduce la fecha y la hora',
  skipped: 'Esa hora no existe: esa noche los relojes se adelantan',
  twice: 'Esa hora se repite por el cambio de hora: vale la primera.',
}

const price = v.pipe(
  v.optional(v.string('El precio es obligatorio'), ''),
  v.trim(),
  v.regex(/^-?\d+([.,]\d{1,2})?$/, 'Escribe el precio así: 12,50'),
  v.transform((typed) => Number(typed.replace(',', '.'))),
  v.minValue(0, 'Mínimo 0'),
  v.maxValue(99_999_999.99, 'El precio es demasiado alto'),
)

const places = v.pipe(
  v.optional(v.string('Las plazas son obligatorias'), ''),
  v.trim(),
  v.regex(/^-?\d{1,6}$/, 'Escribe un número entero'),
  v.transform(Number),
  v.minValue(1, 'Mínimo 1'),
)

/** 'none' means no relation. */
const relation = v.pipe(
  v.optional(v.string('Elige una opción de la lista'), 'none'),
  v.check((value) => value === 'none' || rowId(value) !== null, 'Elige una opción de la lista'),
  v.transform((value) => (value === 'none' ? null : rowId(value))),
)

/** `date` is the club's local time; the server checks that the hour exists (`clubTime`). */
export const eventSchema = v.object({
  title: requiredLine(200, 'El título es obligatorio'),
  description: requiredLines(10_000, 'La descripción es obligatoria'),
  location: requiredLine(300, 'La ubicación es obligatoria'),
  category: optionalLine(60),
  title_ca: optionalLine(200),
  description_ca: optionalText(10_000),
  location_ca: optionalLine(300),
  category_ca: optionalLine(60),
  date: v.pipe(
    v.optional(v.string(dateMessages.missing), ''),
    v.regex(/^(19|20)\d\d-\d\d-\d\dT\d\d:\d\d(:00)?$/, dateMessages.missing),
  ),
  price,
  max_participants: places,
  restaurant_id: relation,
  organizer_id: relation,
  image_url: v.optional(
    v.pipe(v.string('Elige una imagen guardada'), v.regex(/^\/media\/[0-9a-f]{64}$/, 'Elige una imagen guardada')),
  ),
  version: v.optional(
    v.pipe(v.string('La versión no es válida'), v.regex(/^\d{1,9}$/, 'La versión no es válida'), v.transform(Number)),
  ),
})

export type EventFields = v.InferOutput<typeof eventSchema>

/** Saving and editing both use this table. `date` and `version` need the server. */
export const eventColumns = {
  title: textColumn('title'),
  description: textColumn('description'),
  location: textColumn('location'),
  category: textColumn('category'),
  title_ca: textColumn('titleCa'),
  description_ca: textColumn('descriptionCa'),
  location_ca: textColumn('locationCa'),
  category_ca: textColumn('categoryCa'),
  price: { column: 'price', toColumn: (euros: number) => euros, toField: formatPrice },
  max_participants: { column: 'maxParticipants', toColumn: (seats: number) => seats, toField: String },
  restaurant_id: relationColumn('restaurantId'),
  organizer_id: relationColumn('organizerId'),
  image_url: nullableTextColumn('imageUrl'),
} as const satisfies FieldColumns<Omit<EventFields, 'date' | 'version'>>

function relationColumn<const Column extends string>(column: Column) {
  return { column, toColumn: (id: number | null) => id, toField: (id: number | null) => String(id ?? 'none') }
}

function formatPrice(euros: number): string {
  return euros.toFixed(2).replace(/\.00$/, '').replace('.', ',')
}

const number = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern), v.transform(Number))

/** `registrations`: as many as the confirmation named. */
export const eventDeletionSchema = v.object({ event_id: number(/^[1-9]\d{0,8}$/), registrations: number(/^\d{1,9}$/) })
