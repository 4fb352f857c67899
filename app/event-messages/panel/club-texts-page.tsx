import { formAct, NO_TOAST, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { writeClubText } from '#app/event-messages/club-texts.server.ts'
import type { Language } from '#app/i18n/language.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { halfWritten, missingTexts, storedTexts } from '#app/messages/panel/forms.ts'
import { messageTexts } from '#app/messages/panel/message-texts.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { AutomaticForm } from './automatic-form.tsx'
import { automaticTextSchema } from './forms.ts'
import { guestMessageTexts } from './guest-message-texts.ts'
import { findClubTextForForm, ownTexts, readTextsInForce } from './message-values.server.ts'
import type { Route } from './+types/club-texts-page.ts'

const kinds = ['reminder', 'thanks'] as const

export async function loader() {
  return { texts: await Promise.all(kinds.map(readText)) }
}

async function readText(kind: (typeof kinds)[number]) {
  return { kind, opened: await findClubTextForForm(kind), inForce: await readTextsInForce(kind, true) }
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => writing(language))
}

const writing = (language: Language) =>
  formAct({
    needs: 'club-texts.edit',
    schema: automaticTextSchema,
    asksPassword: 'club.texts-updated',
    failed: messageTexts[language].failed,
    invalid: NO_TOAST,
    stored: async ({ fields: { kind }, actor }) =>
      storedVersion(actor, kind, ['club.texts-updated'], await findClubTextForForm(kind)),
    async run({ fields: { kind, version, ...texts }, actor, refuse }) {
      const half = halfWritten(texts)
      if (half.length > 0) return refuse('missing', { ...NO_TOAST, fieldErrors: missingTexts(texts, half) })
      const own = storedTexts(ownTexts(texts, await readTextsInForce(kind, true)))
      const outcome = await writeClubText(kind, own, version, actor)
      if (!outcome.ok) return refuse(outcome.reason, NO_TOAST)
      return { ok: true, title: guestMessageTexts[language].done.text }
    },
  })

export default function ClubTextsPage({ loaderData: { texts } }: Route.ComponentProps) {
  const { club: t, automatic } = usePanelTexts(guestMessageTexts)
  return (
    <>
      <BackLink to="/admin/eventos">{t.back}</BackLink>
      <PanelHead title={t.title} />
      <p className="muted message-lead">{t.lead}</p>
      <div className="message-stack">
        {texts.map(({ kind, opened, inForce }) => (
          <AutomaticForm
            key={`${kind}:${opened.version}`}
            action="/admin/eventos/textos"
            kind={kind}
            title={t.kinds[kind]}
            opened={opened}
            inForce={inForce}
            readers={[]}
            draftName={`mail-text:${kind}`}
          >
            {automatic.builtIn}
          </AutomaticForm>
        ))}
      </div>
    </>
  )
}
