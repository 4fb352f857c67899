import { useState } from 'react'
import { useLocation } from 'react-router'
import { formAct, NO_TOAST, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { variantWidths } from '#app/media/picture.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { listHref } from '#app/ui/panel/list-href.ts'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction } from '#app/ui/panel/row-action.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { organizerDeletionSchema, organizerSchema } from './forms.ts'
import { OrganizerDeletionDialog } from './organizer-deletion-dialog.tsx'
import { OrganizerDialog } from './organizer-dialog.tsx'
import { readOrganizerFilter } from './organizer-filter.server.ts'
import {
  deleteOrganizer,
  listOrganizers,
  saveOrganizer,
  type OrganizerDeletion,
  type OrganizerRow,
} from './organizers.server.ts'
import type { Route } from './+types/admin-list-page.ts'

export function loader({ url }: Route.LoaderArgs) {
  const asked = readOrganizerFilter(url)
  return loadList(asked, () => listOrganizers(asked.request, asked.order))
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, { save, delete: deletion })
}

const save = formAct({
  schema: organizerSchema,
  failed: (form) => (form.has('id') ? 'Error al actualizar organizador' : 'Error al crear organizador'),
  invalid: NO_TOAST,
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
  const { search: query, order } = list
  const { search } = useLocation()
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
      <ListSheet
        label="Organizadores"
        list={list}
        failure="Error al cargar los organizadores"
        empty={
          query ? (
            <ListEmpty title="Ningún organizador coincide con la búsqueda" />
          ) : (
            <ListEmpty title="No hay organizadores registrados">
              <Button variant="secondary" icon="plus" onClick={() => edit(null)}>
                Crear el primer organizador
              </Button>
            </ListEmpty>
          )
        }
        columns={columns(search, order, edit, setDeleting)}
        rowKey={({ id }) => id}
        noun={['organizador', 'organizadores']}
      />
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

function columns(
  search: string,
  order: string,
  edit: (organizer: OrganizerRow) => void,
  remove: (organizer: OrganizerRow) => void,
): Column<OrganizerRow>[] {
  return [
    {
      head: 'Organizador',
      kind: 'name',
      cell: (organizer) => <Identity {...organizer} />,
      sort: {
        href: listHref(search, { orden: order === 'nombre' ? '-nombre' : null }),
        direction: order === 'nombre' ? 'ascending' : 'descending',
      },
    },
    {
      head: 'Contacto',
      kind: 'mail',
      cell: ({ fields: { email, phone } }) =>
        email || phone ? (
          <span className="organizer-contact">
            {email && <span>{email}</span>}
            {phone && <span className="muted">{phone}</span>}
          </span>
        ) : (
          <span className="muted">No especificado</span>
        ),
    },
    {
      head: 'Ubicación',
      kind: 'meta',
      cell: ({ fields: { city, country } }) => [city, country].filter(Boolean).join(', ') || 'No especificada',
    },
    {
      head: 'Acciones',
      kind: 'actions',
      cell: (organizer) => (
        <>
          <RowAction icon="pencil-simple" label={`Editar ${organizer.fields.name}`} onClick={() => edit(organizer)} />
          <RowAction
            icon="trash"
            danger
            label={`Eliminar ${organizer.fields.name}`}
            onClick={() => remove(organizer)}
          />
        </>
      ),
    },
  ]
}

function Identity({ logo, fields: { name, description, website } }: OrganizerRow) {
  return (
    <span className="organizer-identity">
      {logo ? (
        <img
          className="organizer-logo"
          src={`/media/${logo.hash}-${variantWidths(logo.width)[0]}.webp`}
          width={44}
          height={44}
          alt=""
        />
      ) : (
        <Avatar name={name} />
      )}
      <span className="organizer-identity-text">
        <span>{name}</span>
        {description && <span className="organizer-description small muted">{description}</span>}
        {/* Imported rows may hold other schemes. */}
        {/^https?:\/\//i.test(website) && (
          <a href={website} target="_blank" rel="noreferrer" className="text-link small">
            {website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
          </a>
        )}
      </span>
    </span>
  )
}
