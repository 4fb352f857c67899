import { Allowed } from '#app/accounts/allowed.tsx'
import { useState } from 'react'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { formAct, NO_TOAST, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { loadList } from '#app/platform/forms/load-list.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ExportLink } from '#app/ui/panel/export-link.tsx'
import { LacksLanguageFilter } from '#app/ui/panel/lacks-language.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { RowConfirmDialog } from '#app/ui/panel/row-confirm-dialog.tsx'
import { SearchBox } from '#app/ui/panel/search-box.tsx'
import { organizerDeletionSchema, organizerSchemas } from './forms.ts'
import { OrganizerDialog } from './organizer-dialog.tsx'
import { readOrganizerFilter } from './organizer-filter.server.ts'
import {
  deleteOrganizer,
  findOrganizerForForm,
  listOrganizers,
  saveOrganizer,
  type OrganizerRow,
} from './organizers.server.ts'
import type { Route } from './+types/admin-list-page.ts'
import { OrganizerList } from './organizer-list.tsx'
import { organizerTexts, type OrganizerTexts } from './panel-texts.ca.ts'

export function loader({ url }: Route.LoaderArgs) {
  const asked = readOrganizerFilter(url)
  return loadList(asked, () => listOrganizers(asked.request, asked.lacks, asked.order))
}

export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => organizerActs(organizerTexts[language]))
}

function organizerActs({ saving, deletion }: OrganizerTexts) {
  return { save: save(saving), delete: remove(deletion) }
}

const save = (t: OrganizerTexts['saving']) =>
  formAct({
    needs: 'organizers.edit',
    schema: organizerSchemas[mainLanguage()],
    failed: (form) => (form.has('id') ? t.updateFailed : t.createFailed),
    invalid: NO_TOAST,
    stored: async ({ fields: { id }, actor }) =>
      storedVersion(
        actor,
        String(id),
        ['organizer.updated', 'organizer.restored'],
        id === undefined ? null : await findOrganizerForForm(id),
      ),
    async run({ fields, actor, refuse }) {
      const outcome = await saveOrganizer(fields, actor)
      if (outcome.ok) return { ok: true, title: fields.id === undefined ? t.created : t.updated }
      if (outcome.reason === 'picture-gone')
        return refuse(outcome.reason, { fieldErrors: { logo_url: ['pictureGone'] } })
      return refuse(outcome.reason, { formErrors: [outcome.reason] })
    },
  })

const remove = (t: OrganizerTexts['deletion']) =>
  formAct({
    needs: 'organizers.edit',
    schema: organizerDeletionSchema,
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await deleteOrganizer(fields.organizer_id, actor)
      if (outcome.ok) return { ok: true, title: t.done, text: t.inTrash }
      if (outcome.reason === 'unknown') return refuse(outcome.reason, { text: t.unknown })
      return refuse(outcome.reason, { text: t.used(outcome.titles, outcome.total - outcome.titles.length) })
    },
  })

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
          <Button icon="plus" data-act="create" onClick={() => edit(null)}>
            {t.create}
          </Button>
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
      fetcherKey="organizer-deletion"
      title={t.title}
      texts={t}
      action="/admin/organizers"
      fields={({ id }) => ({ act: 'delete', organizer_id: String(id) })}
    >
      {({ name }) => (
        <>
          <p>{t.text(name)}</p>
          <p className="muted small">{t.named}</p>
        </>
      )}
    </RowConfirmDialog>
  )
}
