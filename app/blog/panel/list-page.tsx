import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { formatShortDate } from '#app/i18n/dates.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
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
import { postDeletionSchema } from './forms.ts'
import { readPostFilter } from './post-filter.server.ts'
import { deletePost, listAllPosts, type PostRow } from './posts.server.ts'
import type { Route } from './+types/list-page.ts'

/** GET /admin/blog: administrators and editors. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = readPostFilter(url)
  return loadList(asked, () => listAllPosts(asked.request, asked.status, asked.order))
}

/** POST: the same accounts. Deletes the post `id`. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, deletion)
}

const deletion = formAct({
  schema: postDeletionSchema,
  failed: 'Error al eliminar la publicación',
  async run({ fields: { id }, actor, refuse }) {
    if (await deletePost(id, actor)) return { ok: true, title: 'Publicación eliminada correctamente' }
    return refuse('unknown', { text: 'Esta publicación ya no existe.' })
  },
})

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
