import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { asksForFields, formAct, NO_TOAST, panelActions } from '#app/accounts/session/panel-action.server.ts'
import { sharePicturePath } from '#app/club.ts'
import { CLUB_SUBJECT, findClubForForm, restoreClub, saveClub, type ClubFormValues } from '#app/club/club.server.ts'
import { listClubVersions } from '#app/club/club-versions.server.ts'
import { clubRestorationSchema, clubSchema, type ClubError } from '#app/club/forms.ts'
import { config } from '#app/config.server.ts'
import { languages, type Language } from '#app/i18n/language.ts'
import { textsOf } from '#app/i18n/texts.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { rowId } from '#app/platform/forms/ids.ts'
import { exactClientAddress } from '#app/platform/request/client-address.server.ts'
import { redirectWithFlash } from '#app/platform/request/flash-message.server.ts'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { sharedTexts } from '#app/ui/panel/panel-texts.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import { ClubForm } from './club-form.tsx'
import { ClubHistory } from './club-history.tsx'
import { ClubNotices } from './club-notices.tsx'
import { LinkPreviews } from './link-previews.tsx'
import homePicture from '../../../photos/hero/share.jpg'
import { clubFieldTexts } from './field-texts.ts'
import { clubHistoryTexts } from './history-texts.ts'
import { clubPanelTexts } from './panel-texts.ts'
import type { Route } from './+types/edit-page.ts'

/** GET /admin/club: administrators. `hasta` is the newest version of the history to show. */
export async function loader({ url }: Route.LoaderArgs) {
  const until = rowId(url.searchParams.get('hasta')) ?? undefined
  const [values, history] = await Promise.all([findClubForForm(), listClubVersions(until)])
  const preview = previewHomePage(values)
  return { values, address: exactClientAddress(), preview, history: { ...history, isOlder: until !== undefined } }
}

/** A link to the home page, as its head describes it once the values are read. */
function previewHomePage({ share_picture: sharePicture, formal_name: name, city }: ClubFormValues) {
  return {
    host: new URL(config.baseUrl).host,
    picture: sharePicture ? sharePicturePath({ sharePicture }) : homePicture,
    pages: languages.map((language) => {
      const { home } = textsOf[language]
      return { language, title: home.metaTitle(name, city), description: home.lead }
    }),
  }
}

/** POST: administrators. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => clubActs(language))
}

function clubActs(language: Language) {
  const { errors } = clubFieldTexts[language]
  const t = clubHistoryTexts[language]
  const save = formAct({
    needs: 'club.edit',
    schema: clubSchema,
    asksPassword: asksForFields('club.updated', findClubForForm),
    failed: errors.notSaved,
    failure: { formErrors: ['notSaved'] },
    invalid: NO_TOAST,
    stored: async ({ actor }) =>
      storedVersion(actor, CLUB_SUBJECT, ['club.updated', 'club.restored'], await findClubForForm()),
    async run({ fields, actor, refuse }) {
      const outcome = await saveClub(fields, actor)
      if (outcome.ok) return redirectWithFlash('/admin/club', 'club-updated')
      if ('field' in outcome) {
        const { reason, field } = outcome
        return refuse(reason, { ...NO_TOAST, fieldErrors: { [field]: [pictureErrors[reason][field]] } })
      }
      return refuse(outcome.reason, { title: errors.conflict, formErrors: ['conflict'] })
    },
  })
  const restore = formAct({
    needs: 'club.edit',
    schema: clubRestorationSchema,
    asksPassword: 'club.restored',
    failed: t.failed,
    async run({ fields, actor, refuse }) {
      const outcome = await restoreClub(fields, actor)
      if (!outcome.ok) return refuse(outcome.reason, { text: errors[outcome.reason] })
      return { ok: true, title: t.restored }
    },
  })
  return { save, restore }
}

const pictureErrors = {
  'picture-gone': { share_picture: 'pictureGone', icon: 'pictureGone' },
  'picture-unfit': { share_picture: 'pictureTooSmall', icon: 'iconUnfit' },
} as const satisfies Record<string, Record<string, ClubError>>

export default function ClubPage({ loaderData, actionData }: Route.ComponentProps) {
  const { values, history, address, preview } = loaderData
  const t = usePanelTexts(clubPanelTexts)
  const shared = usePanelTexts(sharedTexts)
  return (
    <>
      <PanelHead title={t.title}>
        <TextLink href="#versiones" className="small" icon="clock" label={shared.history} />
      </PanelHead>
      <p className="muted club-lead">{t.lead}</p>
      <ClubNotices />
      <ClubForm
        key={values.version}
        values={values}
        answer={actionData}
        address={address}
        preview={<LinkPreviews {...preview} />}
      />
      <ClubHistory {...history} current={values.version} />
    </>
  )
}
