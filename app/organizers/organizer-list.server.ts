import { and } from 'drizzle-orm'
import { lacksLanguage } from '#app/database/bilingual-columns.ts'
import { database } from '#app/database/client.server.ts'
import { organizers } from '#app/database/schema.ts'
import { inBothDirections, listPage, orderBy } from '#app/database/list-page.server.ts'
import { searchCondition } from '#app/database/search.server.ts'
import { streamRows } from '#app/database/stream-rows.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { localizedRow } from '#app/i18n/localized-row.ts'
import { findPictures } from '#app/media/pictures.server.ts'
import type { ListRequest } from '#app/platform/forms/list-request.ts'
import { mainLanguage, mainText, mainTextOrder } from '#app/platform/main-language.server.ts'
import { toFormValues } from './organizers.server.ts'

export function organizerOrders() {
  return inBothDirections({ nombre: [mainTextOrder(organizers.name, organizers.nameCa)] })
}

type OrganizerOrder = keyof ReturnType<typeof organizerOrders>

/** @param lacks only organizers without texts in that language */
export async function listOrganizers(request: ListRequest, lacks: Language | null, order: OrganizerOrder) {
  const where = lacksLanguage(organizers, lacks)
  const { rows, ...page } = await listPage(
    { from: organizers, where, request, orders: organizerOrders(), order },
    (these) => database.select().from(organizers).where(these),
  )
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

export function exportOrganizers(search: string, lacks: Language | null, order: OrganizerOrder) {
  const { id, name, nameCa, email, phone, website, country } = organizers
  const address = mainText(organizers.address, organizers.addressCa).as('address')
  const city = mainText(organizers.city, organizers.cityCa).as('city')
  return streamRows(
    database
      .select({ name, nameCa, email, phone, website, address, city, country })
      .from(organizers)
      .where(and(lacksLanguage(organizers, lacks), searchCondition(organizers.searchText, search)))
      .orderBy(...orderBy(organizerOrders()[order], id)),
  )
}

export type OrganizerRow = Awaited<ReturnType<typeof listOrganizers>>['rows'][number]
