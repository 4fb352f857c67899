import type { PictureKey } from '#app/demo/content/pictures.ts'

export type RestaurantKey =
  | 'can-mirambell'
  | 'les-tres-germanes'
  | 'celler-de-la-nina'
  | 'apat-del-mar'
  | 'sal-i-oli'
  | 'fonda-ametller'
  | 'bar-carmeta'
  | 'mas-cirerer'
  | 'hort-de-sant-pau'
  | 'la-trumfa'

type DemoMenuItem = {
  readonly nombre: string
  readonly descripcion: string
  /** Euros; for a tasting menu, per person. */
  readonly precio: number
  readonly nombre_ca: string
  readonly descripcion_ca: string
}

/** Scores from 0 to 5. */
type DemoRatings = {
  readonly general: number
  readonly comida: number
  readonly servicio: number
  readonly ambiente: number
  readonly calidadPrecio: number
}

/** Shown only while its restaurant is marked as demo. */
type DemoReview = {
  readonly autor: string
  readonly avatar: string
  /** Days before today. */
  readonly fecha: number
  /** 1 to 5, integer. */
  readonly puntuacion: number
  readonly comentario: string
  readonly comentario_ca: string
}

/** `horarios` has one line for each group of days; long texts have paragraphs separated by a blank line. */
export type DemoRestaurant = {
  readonly key: RestaurantKey
  readonly nombre: string
  readonly direccion: string
  readonly telefono: string | null
  readonly web: string | null
  readonly horarios: string
  readonly precio_medio: number
  readonly estrellas_michelin: 0 | 1 | 2 | 3
  readonly especialidad: string
  readonly description: string
  readonly historia: string | null
  readonly chef_name: string | null
  readonly chef_photo: null
  readonly chef_bio: string | null
  /** The first is the main image. */
  readonly images: readonly PictureKey[]
  readonly ubicacion_mapa: string | null
  readonly reserva_url: string | null
  readonly reserva_telefono: string | null
  readonly reserva_email: string | null
  readonly redes_sociales: { readonly facebook?: string; readonly twitter?: string; readonly instagram?: string }
  readonly menu_degustacion: readonly DemoMenuItem[]
  readonly platos_principales: readonly DemoMenuItem[]
  readonly valoraciones: DemoRatings | null
  readonly price_range: '€' | '€€' | '€€€' | '€€€€'
  /** Days before today. */
  readonly created_at: number
  readonly horarios_ca: string
  readonly especialidad_ca: string
  readonly description_ca: string
  readonly historia_ca: string | null
  readonly chef_bio_ca: string | null
  readonly reviews: readonly DemoReview[]
}
