import { useState } from 'react'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { formAct, NO_TOAST, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { organizerDeletionSchema, organizerSchema } from './forms.ts'
import { OrganizerDeletionDialog } from './organizer-deletion-dialog.tsx'
import { OrganizerDialog } from './organizer-dialog.tsx'
import { readOrganizerFilter } from './organizer-filter.server.ts'
import {
  deleteOrganizer,
  findOrganizerForForm,
  listOrganizers,
  saveOrganizer,
  type OrganizerDeletion,
  type OrganizerRow,
} from './organizers.server.ts'
import type { Route } from './+types/admin-list-page.ts'
import { OrganizerList } from './organizer-list.tsx'

export function loader({ url }: Route.LoaderArgs) {
  const asked = readOrganizerFilter(url)
  return loadList(asked, () => listOrganizers(asked.request, asked.order))
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, () => ({ save, delete: deletion }))
}

const save = formAct({
  schema: organizerSchema,
  failed: (form) => (form.has('id') ? 'Error al actualizar organizador' : 'Error al crear organizador'),
  invalid: NO_TOAST,
  stored: async ({ fields: { id }, actor }) =>
    storedVersion(actor, String(id), ['organizer.updated'], id === undefined ? null : await findOrganizerForForm(id)),
  async run({ fields, actor, refuse }) {
    const outcome = await saveOrganizer(fields, actor)
    if (outcome.ok)
      return { ok: true, title: `Organizador ${fields.id === undefined ? 'creado' : 'actualizado'} con éxito` }
    if (outcome.reason === 'picture') return refuse(outcome.reason, { fieldErrors: { logo_url: ['pictureGone'] } })
    return refuse(outcome.reason, { formErrors: [outcome.reason] })
  },
})

const deletion = formAct({
  schema: organizerDeletionSchema,
  failed: 'Error al eliminar organizador',
  async run({ fields, actor, refuse }) {
    const outcome = await deleteOrganizer(fields.organizer_id, actor)
    if (outcome.ok) return { ok: true, title: 'Organizador eliminado con éxito' }
    return refuse(outcome.reason, { text: refusalText(outcome) })
  },
})

function refusalText(refusal: Exclude<OrganizerDeletion, { ok: true }>): string {
  if (refusal.reason === 'unknown') return 'Este organizador ya no existe.'
  const named = refusal.titles.map((title) => `«${title}»`).join(', ')
  const more = refusal.total - refusal.titles.length
  return `Lo nombran estos eventos: ${named}${more > 0 ? ` y ${more} más` : ''}. Cambia antes su organizador.`
}

export default function OrganizerListPage({ loaderData: list }: Route.ComponentProps) {
  const [editing, setEditing] = useState<{ organizer: OrganizerRow | null; open: boolean; times: number }>({
    organizer: null,
    open: false,
    times: 0,
  })
  const [deleting, setDeleting] = useState<OrganizerRow | null>(null)
  const edit = (organizer: OrganizerRow | null) =>
    setEditing(({ times }) => ({ organizer, open: true, times: times + 1 }))
  return (
    <>
      <PanelHead title="Organizadores">
        <ExportLink to="/admin/organizers.csv" />
        <Button icon="plus" onClick={() => edit(null)}>
          Nuevo organizador
        </Button>
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label="Buscar organizadores por nombre, email o ciudad" placeholder="Buscar organizadores..." />
      </div>
      <OrganizerList list={list} onEdit={edit} onDelete={setDeleting} />
      <OrganizerDialog
        key={editing.times}
        open={editing.open}
        organizer={editing.organizer}
        onClose={() => setEditing((now) => ({ ...now, open: false }))}
      />
      <OrganizerDeletionDialog organizer={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}
