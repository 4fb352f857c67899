import { parseWithValibot } from '@conform-to/valibot'
import { useState } from 'react'
import { data, useLocation } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { variantWidths } from '#app/media/picture.ts'
import { emptyPage } from '#app/platform/forms/list-request.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus, rethrowUnavailable } from '#app/platform/render/server-error.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
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
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { organizerDeletionSchema, organizerSchema } from './forms.ts'
import { OrganizerDeletionDialog } from './organizer-deletion-dialog.tsx'
import { OrganizerDialog, type SaveAnswer } from './organizer-dialog.tsx'
import { readOrganizerFilter } from './organizer-filter.server.ts'
import {
  deleteOrganizer,
  listOrganizers,
  saveOrganizer,
  type OrganizerDeletion,
  type OrganizerRow,
} from './organizers.server.ts'
import type { Route } from './+types/admin-list-page.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const { request, order } = readOrganizerFilter(url)
  try {
    const list = await listOrganizers(request, order)
    return { ...list, ...request, order, failed: false }
  } catch (error) {
    rethrowUnavailable(error)
    log.error({ err: error }, 'organizers not listed')
    return { ...emptyPage, ...request, order, failed: true }
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const { id } = await panelAccount(context, request, url)
  return form.get('act') === 'delete' ? remove(form, id) : save(form, id)
}

async function save(form: FormData, actor: string) {
  const submission = parseWithValibot(form, { schema: organizerSchema })
  if (submission.status !== 'success')
    return data<SaveAnswer>({ ok: false, title: '', result: submission.reply() }, { status: 422 })
  const isNew = submission.value.id === undefined
  const failed = isNew ? 'Error al crear organizador' : 'Error al actualizar organizador'
  try {
    const outcome = await saveOrganizer(submission.value, actor)
    if (outcome.ok)
      return data<SaveAnswer>({
        ok: true,
        title: isNew ? 'Organizador creado con éxito' : 'Organizador actualizado con éxito',
      })
    if (outcome.reason === 'picture')
      return data<SaveAnswer>(
        {
          ok: false,
          title: failed,
          result: submission.reply({ fieldErrors: { logo_url: ['Esta imagen ya no existe'] } }),
        },
        { status: 422 },
      )
    return data<SaveAnswer>(
      { ok: false, title: failed, result: submission.reply({ formErrors: [refusals[outcome.reason]] }) },
      { status: 409 },
    )
  } catch (error) {
    log.error({ err: error }, 'organizer not saved')
    return data<SaveAnswer>(
      { ok: false, title: failed, result: submission.reply() },
      { status: serverErrorStatus(error) },
    )
  }
}

const refusals = {
  stale:
    'Otra persona ha guardado este organizador mientras lo editabas. Lo que has escrito sigue aquí, sin guardar: cópialo, cierra y vuelve a abrirlo.',
  unknown: 'Este organizador ya no existe: alguien lo ha eliminado.',
}

async function remove(form: FormData, actor: string) {
  const submission = parseWithValibot(form, { schema: organizerDeletionSchema })
  if (submission.status !== 'success') return data<Answer>({ ok: false, title: deletionFailed }, { status: 400 })
  try {
    const outcome = await deleteOrganizer(submission.value.organizer_id, actor)
    if (outcome.ok) return data<Answer>({ ok: true, title: 'Organizador eliminado con éxito' })
    return data<Answer>({ ok: false, title: deletionFailed, text: refusalText(outcome) }, { status: 409 })
  } catch (error) {
    log.error({ err: error }, 'organizer not deleted')
    return data<Answer>({ ok: false, title: deletionFailed }, { status: serverErrorStatus(error) })
  }
}

const deletionFailed = 'Error al eliminar organizador'

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
