import { data, Link } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { panelActions } from '#app/accounts/session/panel-action.server.ts'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { requireUuid } from '#app/platform/forms/require-id.server.ts'
import { isUuid } from '#app/platform/forms/ids.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus } from '#app/platform/render/server-error.server.ts'
import { ErrorState } from '#app/ui/error-state.tsx'
import { BackLink } from '#app/ui/panel/back-link.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { useAnswer, type Answer } from '#app/ui/panel/use-answer.ts'
import { UnreachableMark } from '#app/ui/panel/unreachable-mark.tsx'
import { areRepeated } from '#app/bookings/absences/absences.ts'
import { findAbsences } from '#app/bookings/absences/absences.server.ts'
import { socioTexts } from './panel-texts.ca.ts'
import { socioActs } from './socio-actions.server.ts'
import { SocioForm } from './socio-form.tsx'
import { SocioSections } from './socio-sections.tsx'
import { findSocio } from './socios.server.ts'
import type { Route } from './+types/edit-page.ts'

/** GET /admin/socios/{id}: administrators; for the edit page and the dialog of the list. */
export async function loader({ context, params: { id }, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  try {
    const socio = isUuid(id) ? await findSocio(account, id) : null
    const absences = socio && (await findAbsences(socio))
    return data({ id, socio, absences, failed: false }, { status: socio ? 200 : 404 })
  } catch (error) {
    log.error({ err: error }, 'socio not shown')
    return data({ id, socio: null, absences: null, failed: true }, { status: serverErrorStatus(error) })
  }
}

/** POST: administrators. */
export async function action(args: Route.ActionArgs) {
  return panelActions(args, (language) => socioActs(requireUuid(args.params.id), socioTexts[language].acts))
}

export default function SocioPage({
  loaderData: { socio, absences, failed: unreadable },
  actionData,
}: Route.ComponentProps) {
  const { form: t } = usePanelTexts(socioTexts)
  const writes = useCan()('members.edit')
  const answer: Answer | undefined = actionData
  useAnswer(answer)
  return (
    <>
      <PanelHead title={socio ? t.title(socio.fullName) : t.untitled}>
        <BackLink to="/admin/socios">{t.back}</BackLink>
      </PanelHead>
      {absences && areRepeated(absences) && <p className="panel-notice">{t.missed(absences)}</p>}
      {socio?.isUnreachable && (
        <p className="panel-notice">
          {socio.email} <UnreachableMark />
        </p>
      )}
      {socio && writes && <SocioForm key={socio.id} socio={socio} answer={answer} />}
      {socio && !writes && (
        <Sheet>
          <SocioSections socio={socio} />
        </Sheet>
      )}
      {!socio && (
        <ErrorState title={unreadable ? t.notLoaded : t.notFound}>
          <Link to="/admin/socios">{t.back}</Link>
        </ErrorState>
      )}
    </>
  )
}
