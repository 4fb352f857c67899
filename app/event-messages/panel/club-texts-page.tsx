import { formAct, NO_TOAST, panelAction } from '#app/accounts/session/panel-action.server.ts'
import { storedVersion } from '#app/accounts/session/stored-version.server.ts'
import { writeClubText } from '#app/event-messages/club-texts.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { AutomaticForm } from './automatic-form.tsx'
import { automaticTextSchema, halfWritten, missingTexts, storedTexts } from './forms.ts'
import { findClubTextForForm, ownTexts, readTextsInForce } from './message-values.server.ts'
import { messageTexts, type MessageTexts } from './message-texts.ca.ts'
import type { Route } from './+types/club-texts-page.ts'

const kinds = ['reminder', 'thanks'] as const

export async function loader() {
  return { texts: await Promise.all(kinds.map(readText)) }
}

async function readText(kind: (typeof kinds)[number]) {
  return { kind, opened: await findClubTextForForm(kind), inForce: await readTextsInForce(kind, true) }
}

export async function action(args: Route.ActionArgs) {
  return panelAction(args, (language) => writing(messageTexts[language]))
}

const writing = (t: MessageTexts) =>
  formAct({
    needs: 'club-texts.edit',
    schema: automaticTextSchema,
    asksPassword: 'club.texts-updated',
    failed: t.failed,
    invalid: NO_TOAST,
    stored: async ({ fields: { kind }, actor }) =>
      storedVersion(actor, kind, ['club.texts-updated'], await findClubTextForForm(kind)),
    async run({ fields: { kind, version, ...texts }, actor, refuse }) {
      const half = halfWritten(texts)
      if (half.length > 0) return refuse('missing', { ...NO_TOAST, fieldErrors: missingTexts(texts, half) })
      const own = storedTexts(ownTexts(texts, await readTextsInForce(kind, true)))
      const outcome = await writeClubText(kind, own, version, actor)
      if (!outcome.ok) return refuse(outcome.reason, NO_TOAST)
      return { ok: true, title: t.done.text }
    },
  })

export default function ClubTextsPage({ loaderData: { texts } }: Route.ComponentProps) {
  const { club: t, text } = usePanelTexts(messageTexts)
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
            parties={[]}
            draftName={`mail-text:${kind}`}
          >
            {text.builtIn}
          </AutomaticForm>
        ))}
      </div>
    </>
  )
}
