import { data, Link } from 'react-router'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { clubDay } from '#app/platform/club-day.ts'
import { requireUuid } from '#app/platform/forms/require-id.server.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { ErrorState } from '#app/ui/error-state.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { findMandateMember, listAccountMandates } from './account-mandates.server.ts'
import { mandateActs } from './mandate-actions.server.ts'
import { MandateSheet } from './mandate-sheet.tsx'
import { mandateTexts } from './panel-texts.ts'
import type { Route } from './+types/mandate-page.ts'

/** GET /admin/tesoreria/ordenes/{id of a member}: for its page and for that of the account. */
export async function loader({ params: { id } }: Route.LoaderArgs) {
  const member = isUuid(id) ? await findMandateMember(id) : null
  if (!member) return data({ member: null, mandates: [], today: clubDay() }, { status: 404 })
  return data({ member, mandates: await listAccountMandates(id), today: clubDay() })
}

/** POST: each act says which order. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => {
    const id = requireUuid(args.params.id)
    const languageOfMember = async () => (await findMandateMember(id))?.language ?? language
    return mandateActs(id, languageOfMember, mandateTexts[language])
  })
}

export default function MandatePage({ loaderData: { member, mandates, today }, actionData }: Route.ComponentProps) {
  const { member: t } = usePanelTexts(mandateTexts)
  const answer: Answer | undefined = actionData
  useAnswer(answer)
  return (
    <>
      <PanelHead title={member ? t.title(member.fullName) : t.notFound}>
        <BackLink to="/admin/tesoreria/ordenes">{t.back}</BackLink>
      </PanelHead>
      {member ? (
        <MandateSheet id={member.id} mandates={mandates} today={today} />
      ) : (
        <ErrorState title={t.notFound}>
          <Link to="/admin/tesoreria/ordenes">{t.back}</Link>
        </ErrorState>
      )}
    </>
  )
}
