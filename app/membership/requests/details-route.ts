import { requireUuid } from '#app/platform/forms/require-id.server.ts'
import { listNotes } from '#app/membership/notes/notes.server.ts'
import { listCorrections } from './correction.server.ts'
import { findLookAlikes } from './look-alikes.server.ts'
import { findStanding } from './take-back-merged.server.ts'
import type { Route } from './+types/details-route.ts'

/** GET /admin/solicitudes/{id}: what the dialog of a request shows besides the row of the list. */
export async function loader({ params }: Route.LoaderArgs) {
  const id = requireUuid(params.id)
  const [notes, lookAlikes, corrections, standing] = await Promise.all([
    listNotes({ requestId: id }),
    findLookAlikes(id),
    listCorrections(id),
    findStanding(id),
  ])
  return { id, notes, lookAlikes, corrections, standing }
}
