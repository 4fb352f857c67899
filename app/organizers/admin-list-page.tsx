import { Allowed } from '#app/accounts/allowed.tsx'
import { useState } from 'react'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { LacksLanguageFilter } from '#app/ui/panel/lacks-language.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { OrganizerDialog } from './organizer-dialog.tsx'
import { listOrganizers, readOrganizerFilter, type OrganizerRow } from './organizer-list.server.ts'
import type { Route } from './+types/admin-list-page.ts'
import { OrganizerList } from './organizer-list.tsx'
import { organizerTexts } from './panel-texts.ts'
import { organizerActs } from './organizer-actions.server.ts'

export function loader({ url }: Route.LoaderArgs) {
  return loadList(readOrganizerFilter(url), listOrganizers)
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => organizerActs(organizerTexts[language]))
}

export default function OrganizerListPage({ loaderData: list }: Route.ComponentProps) {
  const t = usePanelTexts(organizerTexts)
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
      <PanelHead title={t.title}>
        <ExportLink to="/admin/organizers.csv" />
        <Allowed to="organizers.edit">
          <Button icon="plus" data-act="create" onClick={() => edit(null)} label={t.create} />
        </Allowed>
      </PanelHead>
      <div className="panel-tools">
        <SearchBox label={t.list.search} placeholder={t.list.searchExample} />
        <LacksLanguageFilter current={list.lacks} />
      </div>
      <OrganizerList list={list} onEdit={edit} onDelete={setDeleting} />
      <OrganizerDialog
        key={editing.times}
        open={editing.open}
        organizer={editing.organizer}
        onClose={() => setEditing((now) => ({ ...now, open: false }))}
      />
      <DeleteDialog organizer={deleting} onClose={() => setDeleting(null)} />
    </>
  )
}

function DeleteDialog({ organizer, onClose }: { organizer: OrganizerRow | null; onClose: () => void }) {
  const { deletion: t } = usePanelTexts(organizerTexts)
  return (
    <RowConfirmDialog
      row={organizer}
      onClose={onClose}
      texts={t}
      action="/admin/organizers"
      fields={({ id }) => ({ act: 'delete', organizer_id: String(id) })}
    >
      {({ name }) => (
        <>
          <p>
            {t.text(name)} {t.inTrash}
          </p>
          <p className="muted small">{t.named}</p>
        </>
      )}
    </RowConfirmDialog>
  )
}
