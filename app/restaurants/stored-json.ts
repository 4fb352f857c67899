import * as v from 'valibot'

/**
 * The shapes of a restaurant's JSON columns (specification §3). Rows may come from the older site, where some of them
 * were text holding JSON and numbers were written as text: both are read.
 */

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

/** Scores from 0 to 5; a missing one is 0. */
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

/**
 * Reads a JSON column leniently. Nothing stored is the empty default; something that cannot be read is told to
 * `report`, and is the empty default as well (specification §7): one bad field never costs the page.
 */
export function readStored<Schema extends v.GenericSchema>(
  schema: Schema,
  stored: unknown,
  empty: v.InferOutput<Schema>,
  report: () => void,
): v.InferOutput<Schema> {
  if (stored === null || stored === undefined || stored === '') return empty
  const read = v.safeParse(schema, typeof stored === 'string' ? parsed(stored) : stored)
  if (read.success) return read.output
  report()
  return empty
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
