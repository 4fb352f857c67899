import { useState } from 'react'
import { data, Link, useLocation } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { formatShortDate } from '#app/i18n/dates.ts'
import { emptyPage } from '#app/platform/forms/list-request.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus, rethrowUnavailable } from '#app/platform/render/server-error.server.ts'
import { readForm, textIn } from '#app/platform/forms/read-form.server.ts'
import { rowId } from '#app/platform/forms/row-id.ts'
import { Badge, StatusBadge } from '#app/ui/badge.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import { Chips } from '#app/ui/chips.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { ListEmpty } from '#app/ui/panel/list-empty.tsx'
import { listHref } from '#app/ui/panel/list-href.ts'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { listSort } from '#app/ui/panel/list-sort.ts'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { readPostFilter } from './post-filter.server.ts'
import { deletePost, listAllPosts, type PostRow } from './posts.server.ts'
import type { Route } from './+types/list-page.ts'

/** GET /admin/blog: administrators and editors. */
export async function loader({ url }: Route.LoaderArgs) {
  const { request, status, order } = readPostFilter(url)
  try {
    return { ...(await listAllPosts(request, status, order)), ...request, status, order, failed: false }
  } catch (error) {
    rethrowUnavailable(error)
    log.error({ err: error }, 'posts not listed')
    return { ...emptyPage, ...request, status, order, failed: true }
  }
}

const deletionFailed = 'Error al eliminar la publicación'

/** POST: the same accounts. Deletes the post `id`. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const id = rowId(textIn(await readForm(request), 'id'))
  try {
    if (id && (await deletePost(id, (await panelAccount(context, request, url)).id)))
      return data<Answer>({ ok: true, title: 'Publicación eliminada correctamente' })
  } catch (error) {
    log.error({ err: error, post: id }, 'post not deleted')
    return data<Answer>({ ok: false, title: deletionFailed }, { status: serverErrorStatus(error) })
  }
  return data<Answer>({ ok: false, title: deletionFailed, text: 'Esta publicación ya no existe.' }, { status: 404 })
}

export default function PostListPage({ loaderData: list }: Route.ComponentProps) {
  const { widened, search: words, status, order } = list
  const { search } = useLocation()
  const [deleting, setDeleting] = useState<PostRow | null>(null)
  const chip = (value: typeof status, label: string) => ({
    href: listHref(search, { estado: value }),
    label,
    current: status === value,
  })
  return (
    <>
      <PanelHead title="Gestión del Blog">
        <ExportLink to="/admin/blog.csv" />
        <Link to="/admin/blog/nueva" className={buttonClass()}>
          {buttonContent({ icon: 'plus', children: 'Nueva publicación' })}
        </Link>
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label="Buscar publicaciones por título" placeholder="Buscar publicaciones..." />
        <Chips
          label="Estado"
          items={[chip(null, 'Todas'), chip('published', 'Publicadas'), chip('draft', 'Borradores')]}
        />
      </div>
      <ListSheet
        label="Publicaciones"
        list={list}
        failure="Error al cargar las publicaciones del blog"
        empty={
          <ListEmpty
            title={
              words || status ? 'Ninguna publicación coincide con la búsqueda' : 'No hay publicaciones registradas'
            }
          />
        }
        columns={columns(search, widened ? '-fecha' : order, setDeleting)}
        rowKey={({ id }) => id}
        noun={['publicación', 'publicaciones']}
      />
      <DeleteDialog post={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

function columns(search: string, order: string, remove: (post: PostRow) => void): Column<PostRow>[] {
  const sort = listSort(search, order)
  return [
    {
      head: 'Título',
      kind: 'name',
      cell: ({ id, title, lacksCatalan }) => (
        <>
          <Link to={`/admin/blog/${id}`}>{title}</Link> {lacksCatalan && <Badge tone="line">Falta en català</Badge>}
        </>
      ),
      sort: sort('titulo'),
    },
    {
      head: 'Estado',
      kind: 'status',
      cell: ({ status }) =>
        status === 'published' ? (
          <StatusBadge status="approved">Publicado</StatusBadge>
        ) : (
          <StatusBadge status="off">Borrador</StatusBadge>
        ),
    },
    {
      head: 'Fecha de creación',
      kind: 'meta',
      cell: ({ createdAt }) => formatShortDate(createdAt),
      sort: sort('fecha'),
    },
    {
      head: 'Acciones',
      kind: 'actions',
      cell: (post) => (
        <>
          <RowLink icon="pencil-simple" label={`Editar ${post.title}`} to={`/admin/blog/${post.id}`} />
          <RowAction icon="trash" danger label={`Eliminar ${post.title}`} onClick={() => remove(post)} />
        </>
      ),
    },
  ]
}

function DeleteDialog({ post, onClose }: { post: PostRow | null; onClose: () => void }) {
  return (
    <RowConfirmDialog
      row={post}
      onClose={onClose}
      fetcherKey="delete-post"
      title="¿Eliminar la publicación?"
      confirmLabel="Eliminar publicación"
      busyLabel="Eliminando..."
      action="/admin/blog"
      fields={({ id }) => ({ id: String(id) })}
    >
      {({ title, status }) => (
        <p>
          «{title}» se borra en los dos idiomas{status === 'published' && ' y su dirección deja de funcionar'}. Esta
          acción no se puede deshacer.
        </p>
      )}
    </RowConfirmDialog>
  )
}
