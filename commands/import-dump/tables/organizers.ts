import * as v from 'valibot'
import { organizers as table } from '#app/database/schema.ts'
import { parseRow } from '#app/imports/row-check.ts'
import { change } from '../candidate.ts'
import { at, json, moment, number, optionalText, requiredText, text } from '../cells.ts'
import { olderTable } from '../older-table.ts'

const entries = {
  id: number,
  name: requiredText,
  description: text,
  logo_url: optionalText,
  website: text,
  email: text,
  phone: text,
  address: text,
  city: text,
  country: optionalText,
  social_media: json,
  name_ca: text,
  description_ca: text,
  address_ca: text,
  city_ca: text,
  created_at: moment,
  updated_at: moment,
}
const schema = v.object(entries)
const links = v.record(v.string(), v.string())

export const organizers = olderTable<v.InferOutput<typeof schema>>({
  name: 'organizers',
  columns: Object.keys(entries),
  kind: 'organizer',
  table,
  parse: (cells) => parseRow(schema, cells),
  pictures: ({ logo_url: logo }) => [[logo, 'logo']],
  async review(_, candidates) {
    for (const candidate of candidates)
      if (candidate.row.social_media !== null && !v.is(links, candidate.row.social_media))
        change(candidate, 'social_media', null, 'is no object of addresses: left empty')
  },
  async insert(tx, rows, { pictures }) {
    await tx
      .insert(table)
      .values(
        rows.map((row) => ({
          id: row.id,
          name: row.name,
          description: row.description,
          logoUrl: pictures.addressOf(row.logo_url),
          website: row.website,
          email: row.email,
          phone: row.phone,
          address: row.address,
          city: row.city,
          country: row.country ?? 'España',
          socialMedia: (row.social_media ?? {}) as Record<string, string>,
          nameCa: row.name_ca,
          descriptionCa: row.description_ca,
          addressCa: row.address_ca,
          cityCa: row.city_ca,
          createdAt: at(row.created_at),
          updatedAt: at(row.updated_at ?? row.created_at),
        })),
      )
  },
})
