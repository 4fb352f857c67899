import * as v from 'valibot'
import { parseJson } from '#app/platform/parse-json.ts'

/** Shapes of a restaurant's JSON columns. Imported rows may hold JSON or numbers as text; both are read. */

const text = v.fallback(v.string(), '')
const amount = v.fallback(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
    v.transform(Number),
    v.finite(),
    v.minValue(0),
  ),
  0,
)
const score = v.pipe(amount, v.maxValue(5))

export const storedImages = v.array(v.string())

export const storedDishes = v.array(
  v.object({ nombre: v.string(), descripcion: text, precio: amount, nombre_ca: text, descripcion_ca: text }),
)

export const storedRatings = v.object({
  general: score,
  comida: score,
  servicio: score,
  ambiente: score,
  calidadPrecio: score,
})

export const storedNetworks = v.object({ facebook: text, twitter: text, instagram: text })

export const storedReviews = v.array(
  v.object({
    autor: v.string(),
    avatar: text,
    days_ago: amount,
    puntuacion: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    comentario: text,
    comentario_ca: text,
  }),
)

/** Empty input gives `fallback`; so does unreadable input, after `report`: one bad column never fails the page. */
export function readStored<Schema extends v.GenericSchema>(
  schema: Schema,
  stored: unknown,
  fallback: v.InferOutput<Schema>,
  report: () => void,
): v.InferOutput<Schema> {
  if (stored === null || stored === undefined || stored === '') return fallback
  const read = v.safeParse(schema, typeof stored === 'string' ? parseJson(stored) : stored)
  if (read.success) return read.output
  report()
  return fallback
}
