import { csvLoader } from '#app/accounts/csv-loader.server.ts'
import { exportOrganizers, readOrganizerFilter } from './organizer-list.server.ts'
import { organizerTexts } from './panel-texts.ts'

export const loader = csvLoader({
  read: readOrganizerFilter,
  texts: organizerTexts,
  rows: exportOrganizers,
  cells: (row) => [row.name, row.nameCa, row.email, row.phone, row.website, row.address, row.city, row.country],
})
