import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { asksForFields, formAct, NO_TOAST, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { CLUB_SUBJECT, findClubForForm, listClubVersions, restoreClub, saveClub } from '#app/club/club.server.ts'
import { clubRestorationSchema, clubSchema } from '#app/club/forms.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { rowId } from '#app/platform/forms/ids.ts'
import { exactClientAddress } from '#app/platform/request/client-address.server.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { ClubForm } from './club-form.tsx'
import { ClubHistory } from './club-history.tsx'
import { ClubNotices } from './club-notices.tsx'
import { clubPanelTexts, type ClubPanelTexts } from './panel-texts.ca.ts'
import type { Route } from './+types/edit-page.ts'

/** GET /admin/club: administrators. `hasta` is the newest version of the history to show. */
export async function loader({ url }: Route.LoaderArgs) {
  const until = rowId(url.searchParams.get('hasta')) ?? undefined
  const [values, history] = await Promise.all([findClubForForm(), listClubVersions(until)])
  return { values, address: exactClientAddress(), history: { ...history, isOlder: until !== undefined } }
}

/** POST: administrators. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => clubActs(clubPanelTexts[language]))
}

function clubActs(t: ClubPanelTexts) {
  const save = formAct({
    needs: 'club.edit',
    schema: clubSchema,
    asksPassword: asksForFields('club.updated', findClubForForm),
    failed: t.errors.notSaved,
    failure: { formErrors: ['notSaved'] },
    invalid: NO_TOAST,
    stored: async ({ actor }) =>
      storedVersion(actor, CLUB_SUBJECT, ['club.updated', 'club.restored'], await findClubForForm()),
    async run({ fields, actor, refuse }) {
      const outcome = await saveClub(fields, actor)
      if (!outcome.ok) return refuse(outcome.reason, { title: t.errors.conflict, formErrors: ['conflict'] })
      return redirectWithFlash('/admin/club', 'club-updated')
    },
  })
  const restore = formAct({
    needs: 'club.edit',
    schema: clubRestorationSchema,
    asksPassword: 'club.restored',
    failed: t.history.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await restoreClub(fields, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: t.errors[outcome.reason] })
      return { ok: true, title: t.history.restored }
    },
  })
  return { save, restore }
}

export default function ClubPage({ loaderData: { values, history, address }, actionData }: Route.ComponentProps) {
  const t = usePanelTexts(clubPanelTexts)
  return (
    <>
      <PanelHead title={t.title} />
      <p className="muted club-lead">{t.lead}</p>
      <ClubNotices />
      <ClubForm key={values.version} values={values} answer={actionData} address={address} />
      <ClubHistory {...history} current={values.version} />
    </>
  )
}
