import type { InferOutput } from 'valibot'
import { nullableTextColumn, textColumn, type FieldColumns } from '#app/platform/forms/field-columns.ts'
import { readStored, storedDishes, storedImages, storedNetworks, storedRatings } from '#app/restaurants/stored-json.ts'
import type { RestaurantForm } from './forms.ts'

/** Saving and editing both use this table. `version` needs the server. */
export const restaurantColumns = {
  nombre: textColumn('nombre'),
  direccion: textColumn('direccion'),
  telefono: textColumn('telefono'),
  web: textColumn('web'),
  precio_medio: { column: 'precioMedio', toColumn: (euros: number) => euros, toField: formatDecimal },
  price_range: textColumn('priceRange'),
  estrellas_michelin: { column: 'estrellasMichelin', toColumn: (stars: number) => stars, toField: String },
  especialidad: textColumn('especialidad'),
  description: textColumn('description'),
  historia: textColumn('historia'),
  horarios: textColumn('horarios'),
  especialidad_ca: textColumn('especialidadCa'),
  description_ca: textColumn('descriptionCa'),
  historia_ca: textColumn('historiaCa'),
  horarios_ca: textColumn('horariosCa'),
  chef_name: textColumn('chefName'),
  chef_photo: nullableTextColumn('chefPhoto'),
  chef_bio: textColumn('chefBio'),
  chef_bio_ca: textColumn('chefBioCa'),
  images: {
    column: 'images',
    toColumn: (images: string[]) => images,
    toField: (stored: unknown, report: () => void) => readStored(storedImages, stored, [], report),
  },
  ubicacion_mapa: nullableTextColumn('ubicacionMapa'),
  reserva_url: textColumn('reservaUrl'),
  reserva_telefono: textColumn('reservaTelefono'),
  reserva_email: textColumn('reservaEmail'),
  redes_sociales: {
    column: 'redesSociales',
    toColumn: (networks: RestaurantForm['redes_sociales']) => networks,
    toField: (stored: unknown, report: () => void) =>
      readStored(storedNetworks, stored, { facebook: '', twitter: '', instagram: '' }, report),
  },
  menu_degustacion: dishesColumn('menuDegustacion'),
  platos_principales: dishesColumn('platosPrincipales'),
  valoraciones: { column: 'valoraciones', toColumn: storeRatings, toField: readRatings },
} as const satisfies FieldColumns<Omit<RestaurantForm, 'version'>>

function dishesColumn<const Column extends string>(column: Column) {
  return {
    column,
    toColumn: (dishes: RestaurantForm['menu_degustacion']) => dishes,
    toField: (stored: unknown, report: () => void) =>
      readStored(storedDishes, stored, [], report).map((dish) => ({ ...dish, precio: formatDecimal(dish.precio) })),
  }
}

type Ratings = InferOutput<typeof storedRatings>

/** Null without any score. */
function storeRatings(ratings: Ratings): Ratings | null {
  return Object.values(ratings).some((score) => score > 0) ? ratings : null
}

function readRatings(stored: unknown, report: () => void) {
  const none = { general: 0, comida: 0, servicio: 0, ambiente: 0, calidadPrecio: 0 }
  const ratings = readStored(storedRatings, stored, none, report)
  return {
    general: formatDecimal(ratings.general),
    comida: formatDecimal(ratings.comida),
    servicio: formatDecimal(ratings.servicio),
    ambiente: formatDecimal(ratings.ambiente),
    calidadPrecio: formatDecimal(ratings.calidadPrecio),
  }
}

/** As typed (`12,5`), empty for 0. */
function formatDecimal(value: number): string {
  return value === 0 ? '' : String(value).replace('.', ',')
}
