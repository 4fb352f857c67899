import { useState } from 'react'
import { Link } from 'react-router'
import { formAct, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { formatShortDate } from '#app/i18n/dates.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import { buttonClass, buttonContent } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { LacksLanguage, LacksLanguageFilter } from '#app/ui/panel/lacks-language.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { postDeletionSchema } from './forms.ts'
import { readPostFilter } from './post-filter.server.ts'
import { deletePost, listAllPosts, type PostRow } from './posts.server.ts'
import type { Route } from './+types/list-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'

/** GET /admin/blog: administrators and editors. */
export function loader({ url }: Route.LoaderArgs) {
  const asked = readPostFilter(url)
  return loadList(asked, () => listAllPosts(asked.request, asked, asked.order))
}

/** POST: the same accounts. Deletes the post `id`. */
export async function action(args: Route.ActionArgs) {
  return panelAction(args, () => deletion)
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
  const { search: words, status, lacks } = list
  const [deleting, setDeleting] = useState<PostRow | null>(null)
  const sort = useListSort(list)
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
        <FilterChips label="Estado" name="estado" current={status} options={statusOptions} />
        <LacksLanguageFilter current={lacks} />
      </div>
      <ListSheet
        label="Publicaciones"
        list={list}
        failure="Error al cargar las publicaciones del blog"
        emptyTitle={
          words || status || lacks ? 'Ninguna publicación coincide con la búsqueda' : 'No hay publicaciones registradas'
        }
        columns={columns(sort, setDeleting)}
        rowKey={({ id }) => id}
        noun={['publicación', 'publicaciones']}
      />
      <DeleteDialog post={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

const statusOptions = [
  [null, 'Todas'],
  ['published', 'Publicadas'],
  ['draft', 'Borradores'],
] as const

function columns(sort: ListSort, remove: (post: PostRow) => void): Column<PostRow>[] {
  return [
    { head: 'Título', kind: 'name', cell: (post) => <PostTitle {...post} />, sort: sort('titulo') },
    { head: 'Estado', kind: 'status', cell: (post) => <PostStatus {...post} /> },
    {
      head: 'Fecha de creación',
      kind: 'meta',
      cell: ({ createdAt }) => formatShortDate(createdAt),
      sort: sort('fecha'),
    },
    {
      kind: 'actions',
      cell: (post) => (
        <>
          <RowLink icon="pencil-simple" label={`Editar ${post.title}`} to={`/admin/blog/${post.id}`} />
          <RowAction icon="trash" label={`Eliminar ${post.title}`} onClick={() => remove(post)} />
        </>
      ),
    },
  ]
}

function PostTitle(post: PostRow) {
  return (
    <>
      <Link to={`/admin/blog/${post.id}`}>{post.title}</Link> <LacksLanguage {...post} />
    </>
  )
}

function PostStatus({ status }: PostRow) {
  if (status === 'published') return <StatusBadge status="approved">Publicado</StatusBadge>
  return <StatusBadge status="off">Borrador</StatusBadge>
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
