import { requireUuid } from '#app/platform/forms/require-id.server.ts'
import { listNotes } from '#app/membership/notes/notes.server.ts'
import { findLookAlikes } from './look-alikes.server.ts'
import type { Route } from './+types/details-route.ts'

/** GET /admin/solicitudes/{id}: what the dialog of a request shows besides the row of the list. */
export async function loader({ params }: Route.LoaderArgs) {
  const id = requireUuid(params.id)
  const [notes, lookAlikes] = await Promise.all([listNotes({ requestId: id }), findLookAlikes(id)])
  return { id, notes, lookAlikes }
}
