import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { csvResponse } from '#app/platform/csv/csv-response.server.ts'
import { readOrganizerFilter } from './organizer-filter.server.ts'
import { exportOrganizers } from './organizer-list.server.ts'
import { organizerTexts } from './panel-texts.ca.ts'
import type { Route } from './+types/csv-route.ts'

export async function loader({ context, request: sent, url }: Route.LoaderArgs) {
  const { language } = await panelAccount(context, sent, url)
  const { request: asked, lacks, order } = readOrganizerFilter(url)
  const { csv } = organizerTexts[language]
  return csvResponse(csv.file, csv.heads, exportOrganizers(asked.search, lacks, order), (row) => [
    row.name,
    row.nameCa,
    row.email,
    row.phone,
    row.website,
    row.address,
    row.city,
    row.country,
  ])
}
