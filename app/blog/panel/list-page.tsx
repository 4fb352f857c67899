import { useState } from 'react'
import { Link } from 'react-router'
import { formAct, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { formatDayOfMonth, formatShortDate, formatTime } from '#app/i18n/dates.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { selectedValue } from '#app/platform/forms/selection.ts'
import { StatusBadge } from '#app/ui/badge.tsx'
import type { Column } from '#app/ui/panel/data-table.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { LacksLanguage, LacksLanguageFilter } from '#app/ui/panel/lacks-language.tsx'
import { ListSheet } from '#app/ui/panel/list-sheet.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowAction, RowLink } from '#app/ui/panel/row-action.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { Selection, type SelectionAct } from '#app/ui/panel/selection.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { postDeletionSchema } from './forms.ts'
import { postPanelTexts, type PostTexts } from './panel-texts.ts'
import { deletePost } from './posts.server.ts'
import { listAllPosts, readPostFilter, type PostRow } from './read-posts.server.ts'
import { selectedPostActs } from './selected-actions.server.ts'
import type { Route } from './+types/list-page.ts'
import { FilterChips } from '#app/ui/panel/filter-chips.tsx'
import { useListSort, type ListSort } from '#app/ui/panel/use-list-sort.ts'
import { PanelButtonLink } from '#app/ui/panel/panel-button-link.tsx'

/** GET /admin/blog: administrators and editors. */
export function loader({ url }: Route.LoaderArgs) {
  return loadList(readPostFilter(url), listAllPosts)
}

/** POST: the same accounts. Deletes the post `id`, or does something to the ticked ones. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, actsIn, 'delete')
}

const actsIn = (language: Language) => ({
  delete: deletion(postPanelTexts[language].deletion),
  ...selectedPostActs(language),
})

const deletion = (t: PostTexts['deletion']) =>
  formAct({
    needs: 'blog.edit',
    schema: postDeletionSchema,
    failed: t.failed,
    async run({ fields: { id }, actor, refuse }) {
      if (await deletePost(id, actor)) return { ok: true, title: t.done, text: t.inTrash }
      return refuse('unknown', { text: t.unknown })
    },
  })

export default function PostListPage({ loaderData: list }: Route.ComponentProps) {
  const { search: words, status, lacks } = list
  const [deleting, setDeleting] = useState<PostRow | null>(null)
  const sort = useListSort(list)
  const t = usePanelTexts(postPanelTexts)
  return (
    <>
      <PanelHead title={t.title}>
        <ExportLink to="/admin/blog.csv" />
        <PanelButtonLink to="/admin/blog/nueva" data-act="create" icon="plus" label={t.newPost} />
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label={t.list.search} placeholder={t.list.searchExample} />
        <FilterChips label={t.list.status} name="estado" current={status} options={statusOptions(t.list)} />
        <LacksLanguageFilter current={lacks} />
      </div>
      <Selection
        id={SELECTION.form}
        to="/admin/blog"
        acts={actsFor(list.rows, t.selected)}
        isEmpty={list.rows.length === 0}
        exportTo="/admin/blog.csv"
      >
        <ListSheet
          label={t.list.label}
          list={list}
          failure={t.list.failed}
          emptyTitle={words || status || lacks ? t.list.noneFound : t.list.none}
          columns={columns(t.list, sort, setDeleting)}
          rowKey={({ id }) => id}
          noun={t.list.noun}
          selection={SELECTION}
        />
      </Selection>
      <DeleteDialog post={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

const SELECTION = {
  form: 'selected-posts',
  value: ({ id, version }: PostRow) => selectedValue(id, version),
  name: ({ title }: PostRow) => title,
}

/** What can be done with some row of the page. */
function actsFor(rows: PostRow[], t: PostTexts['selected']): SelectionAct[] {
  const has = (wanted: PostRow['status']) => rows.some(({ status }) => status === wanted)
  return [
    ...(has('draft') ? [{ act: 'publish-selected', label: t.publish.label, icon: 'globe' } as const] : []),
    ...(has('published') ? [{ act: 'archive-selected', label: t.archive.label, icon: 'tray' } as const] : []),
    { act: 'delete-selected', label: t.delete.label, icon: 'trash' },
  ]
}

function statusOptions({ statuses }: PostTexts['list']) {
  return [
    [null, statuses.all],
    ['published', statuses.published],
    ['draft', statuses.draft],
  ] as const
}

function columns(t: PostTexts['list'], sort: ListSort, remove: (post: PostRow) => void): Column<PostRow>[] {
  return [
    { head: t.heads.title, kind: 'name', cell: (post) => <PostTitle {...post} />, sort: sort('titulo') },
    { head: t.heads.status, kind: 'status', cell: (post) => <PostStatus {...post} /> },
    { head: t.heads.created, kind: 'meta', cell: ({ createdAt }) => formatShortDate(createdAt), sort: sort('fecha') },
    {
      kind: 'actions',
      cell: (post) => (
        <>
          <RowLink icon="pencil-simple" label={t.edit(post.title)} to={`/admin/blog/${post.id}`} />
          <RowAction icon="trash" label={t.remove(post.title)} onClick={() => remove(post)} />
        </>
      ),
    },
  ]
}

function PostTitle(post: PostRow) {
  const { scheduled } = usePanelTexts(postPanelTexts)
  const language = useLanguage()
  const { scheduledAt: at } = post
  return (
    <>
      <Link to={`/admin/blog/${post.id}`}>{post.title}</Link> <LacksLanguage {...post} />
      {at && (
        <span className="data-table-note small muted">
          {scheduled(formatDayOfMonth(at, language), formatTime(at, language))}
        </span>
      )}
    </>
  )
}

function PostStatus({ status, scheduledAt }: PostRow) {
  const { status: t } = usePanelTexts(postPanelTexts)
  if (status === 'published') return <StatusBadge status="approved">{t.published}</StatusBadge>
  return <StatusBadge status={scheduledAt ? 'pending' : 'off'}>{t.draft}</StatusBadge>
}

function DeleteDialog({ post, onClose }: { post: PostRow | null; onClose: () => void }) {
  const { deletion: t } = usePanelTexts(postPanelTexts)
  return (
    <RowConfirmDialog
      row={post}
      onClose={onClose}
      texts={t}
      action="/admin/blog"
      fields={({ id }) => ({ act: 'delete', id: String(id) })}
    >
      {({ title, status }) => (
        <p>
          {status === 'published' ? t.publishedText(title) : t.text(title)} {t.inTrash}
        </p>
      )}
    </RowConfirmDialog>
  )
}
