import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { formAct, NO_TOAST } from '#app/accounts/session/panel-action.server.ts'
import { mainLanguage } from '#app/platform/main-language.server.ts'
import { organizerDeletionSchema, organizerSchemas } from './forms.ts'
import { deleteOrganizer, findOrganizerForForm, saveOrganizer } from './organizers.server.ts'
import type { OrganizerTexts } from './panel-texts.ts'

export function organizerActs({ saving, deletion }: OrganizerTexts) {
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
