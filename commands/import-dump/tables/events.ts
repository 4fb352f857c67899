import * as v from 'valibot'
import { events as table } from '#app/database/schema.ts'
import { parseRow } from '#app/imports/row-check.ts'
import { change } from '../candidate.ts'
import {
  amount,
  at,
  count,
  moment,
  number,
  optionalNumber,
  optionalText,
  requiredMoment,
  requiredText,
  text,
} from '../cells.ts'
import { olderTable } from '../older-table.ts'

const entries = {
  id: number,
  title: requiredText,
  description: text,
  image_url: optionalText,
  date: requiredMoment,
  location: text,
  price: amount,
  max_participants: count,
  restaurant_id: optionalNumber,
  organizer_id: optionalNumber,
  category: text,
  title_ca: text,
  description_ca: text,
  location_ca: text,
  category_ca: text,
  created_at: moment,
  updated_at: moment,
}
const schema = v.object(entries)
const references = [
  ['restaurant_id', 'restaurants'],
  ['organizer_id', 'organizers'],
] as const

/** All of them were public: the older site had no drafts. */
export const events = olderTable<v.InferOutput<typeof schema>>({
  name: 'events',
  columns: Object.keys(entries),
  kind: 'event',
  table,
  parse: (cells) => parseRow(schema, cells),
  pictures: ({ image_url: image }) => [[image, 'event']],
  async review(_, candidates, { here }) {
    for (const candidate of candidates)
      for (const [column, named] of references) {
        const id = candidate.row[column]
        if (id !== null && !here.get(named)?.has(id))
          change(candidate, column, null, `is none of the ${named} that are brought over: left empty`)
      }
  },
  async insert(tx, rows, { pictures }) {
    await tx
      .insert(table)
      .values(
        rows.map((row) => ({
          id: row.id,
          title: row.title,
          description: row.description,
          imageUrl: pictures.addressOf(row.image_url),
          date: at(row.date),
          location: row.location,
          price: row.price,
          maxParticipants: row.max_participants,
          publishedAt: at(row.created_at),
          restaurantId: row.restaurant_id,
          organizerId: row.organizer_id,
          category: row.category,
          titleCa: row.title_ca,
          descriptionCa: row.description_ca,
          locationCa: row.location_ca,
          categoryCa: row.category_ca,
          createdAt: at(row.created_at),
          updatedAt: at(row.updated_at ?? row.created_at),
        })),
      )
  },
})
