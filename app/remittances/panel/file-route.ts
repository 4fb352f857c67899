import { noteIbanShown } from '#app/accounts/note-iban-shown.server.ts'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { requireRow, requireRowId } from '#app/platform/forms/require-id.server.ts'
import { downloadFile } from '../debit-file.server.ts'
import type { Route } from './+types/file-route.ts'

/** GET /admin/tesoreria/remesas/:id/fichero: the file as it was sealed. */
export async function loader({ context, request, url, params }: Route.LoaderArgs) {
  const actor = await panelAccount(context, request, url)
  const { name, xml } = requireRow(await downloadFile(actor, requireRowId(params.id)))
  noteIbanShown(actor)
  return new Response(new Uint8Array(xml), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
