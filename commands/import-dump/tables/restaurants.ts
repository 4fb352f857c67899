import * as v from 'valibot'
import { restaurants as table, type Dish, type Ratings } from '#app/database/schema.ts'
import { parseRow } from '#app/imports/row-check.ts'
import { change, type Candidate } from '../candidate.ts'
import { amount, at, count, json, moment, number, optionalText, requiredText, text, texts } from '../cells.ts'
import { olderTable } from '../older-table.ts'

const entries = {
  id: number,
  nombre: requiredText,
  direccion: text,
  telefono: text,
  web: text,
  horarios: text,
  precio_medio: amount,
  estrellas_michelin: v.pipe(count, v.maxValue(3, 'is not from 0 to 3')),
  especialidad: text,
  description: text,
  historia: text,
  chef_name: text,
  chef_photo: optionalText,
  chef_bio: text,
  images: texts,
  ubicacion_mapa: optionalText,
  reserva_url: text,
  reserva_telefono: text,
  reserva_email: text,
  redes_sociales: json,
  menu_degustacion: json,
  platos_principales: json,
  valoraciones: json,
  price_range: text,
  created_at: moment,
  updated_at: moment,
}
const schema = v.object(entries)
type Restaurant = v.InferOutput<typeof schema>

export const restaurants = olderTable<Restaurant>({
  name: 'restaurants',
  columns: Object.keys(entries),
  kind: 'restaurant',
  table,
  parse: (cells) => parseRow(schema, cells),
  pictures: ({ images = [], chef_photo: chef }) => [
    ...images.map((address) => [address, 'restaurant'] as const),
    [chef, 'chef'],
  ],
  async review(_, candidates) {
    for (const candidate of candidates) reviewJson(candidate)
  },
  async insert(tx, rows, { pictures }) {
    await tx
      .insert(table)
      .values(
        rows.map((row) => ({
          id: row.id,
          nombre: row.nombre,
          direccion: row.direccion,
          telefono: row.telefono,
          web: row.web,
          horarios: row.horarios,
          precioMedio: row.precio_medio,
          estrellasMichelin: row.estrellas_michelin,
          especialidad: row.especialidad,
          description: row.description,
          historia: row.historia,
          chefName: row.chef_name,
          chefPhoto: pictures.addressOf(row.chef_photo),
          chefBio: row.chef_bio,
          images: (row.images ?? []).map((address) => pictures.addressOf(address)),
          ubicacionMapa: row.ubicacion_mapa,
          reservaUrl: row.reserva_url,
          reservaTelefono: row.reserva_telefono,
          reservaEmail: row.reserva_email,
          redesSociales: (row.redes_sociales ?? {}) as Record<string, string>,
          menuDegustacion: (row.menu_degustacion ?? []) as Dish[],
          platosPrincipales: (row.platos_principales ?? []) as Dish[],
          valoraciones: row.valoraciones as Ratings | null,
          priceRange: row.price_range,
          createdAt: at(row.created_at),
          updatedAt: at(row.updated_at ?? row.created_at),
        })),
      )
  },
})

const object = v.record(v.string(), v.unknown())
const list = v.array(v.unknown())
const shapes = {
  redes_sociales: object,
  menu_degustacion: list,
  platos_principales: list,
  valoraciones: object,
} as const

/** As the specification says of JSON that cannot be read; what its items are is checked when they are shown. */
function reviewJson(candidate: Candidate<Restaurant>): void {
  for (const [column, shape] of Object.entries(shapes) as [keyof typeof shapes, v.GenericSchema][])
    if (candidate.row[column] !== null && !v.is(shape, candidate.row[column]))
      change(candidate, column, null, 'is no JSON of its kind: left empty')
  if (candidate.row.images === undefined) change(candidate, 'images', [], 'is no list of addresses: left empty')
}
