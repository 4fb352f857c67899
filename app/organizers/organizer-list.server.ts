import { lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { organizers } from '#app/database/schema.ts'
import { inBothDirections, listExport, listPage, type RowOf } from '#app/database/list-page.server.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { findPictures } from '#app/media/pictures.server.ts'
import { readLacks, readListRequest, readOrder } from '#app/platform/forms/list-request.ts'
import { mainLanguage, mainText, mainTextOrder } from '#app/platform/main-language.server.ts'
import { toFormValues } from './organizers.server.ts'

function organizerOrders() {
  return inBothDirections({ nombre: [mainTextOrder(organizers.name, organizers.nameCa)] })
}

/** `?falta=` is es or ca; `?orden=` is nombre, descending with a minus. */
export function readOrganizerFilter(url: URL) {
  return { request: readListRequest(url), lacks: readLacks(url), order: readOrder(url, organizerOrders(), 'nombre') }
}
type OrganizerFilter = ReturnType<typeof readOrganizerFilter>

function listing({ request, lacks, order }: OrganizerFilter) {
  return { from: organizers, where: lacksLanguage(organizers, lacks), request, orders: organizerOrders(), order }
}

export async function listOrganizers(filter: OrganizerFilter) {
  const { rows, ...page } = await listPage(listing(filter), (these) => database.select().from(organizers).where(these))
  const logos = await findPictures(rows.map(({ logoUrl }) => logoUrl))
  return {
    ...page,
    rows: rows.map((row) => ({
      id: row.id,
      logo: (row.logoUrl && logos.get(row.logoUrl)) || null,
      ...shownTexts(row),
      lacksSpanish: row.lacksSpanish,
      lacksCatalan: row.lacksCatalan,
      fields: toFormValues(row),
    })),
  }
}

function shownTexts(row: typeof organizers.$inferSelect) {
  const { name, description, city } = localizedRow(mainLanguage(), row)
  return { name, description, city }
}

export function exportOrganizers(filter: OrganizerFilter) {
  const { name, nameCa, email, phone, website, country } = organizers
  const address = mainText(organizers.address, organizers.addressCa).as('address')
  const city = mainText(organizers.city, organizers.cityCa).as('city')
  return listExport(listing(filter), (these) =>
    database.select({ name, nameCa, email, phone, website, address, city, country }).from(organizers).where(these),
  )
}

export type OrganizerRow = RowOf<typeof listOrganizers>
