import { parseWithValibot } from '@conform-to/valibot'
import { useEffect } from 'react'
import { data, Link, redirect } from 'react-router'
import { panelAccount } from '#app/accounts/session/guard.server.ts'
import { requireRecentPassword } from '#app/accounts/session/recent-password.server.ts'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import type { FieldError } from '#app/platform/forms/fields.ts'
import { isUuid } from '#app/platform/forms/is-uuid.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus } from '#app/platform/render/server-error.server.ts'
import { readForm } from '#app/platform/forms/read-form.server.ts'
import { ErrorState } from '#app/ui/error-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import type { Answer } from '#app/ui/panel/use-answer.ts'
import { toast } from '#app/ui/toast.tsx'
import { runSocioAction } from './socio-actions.server.ts'
import { SocioForm } from './socio-form.tsx'
import { socioSchema } from './forms.ts'
import { findSocio, showIban, updateSocio } from './socios.server.ts'
import type { Route } from './+types/edit-page.ts'

/** GET /admin/socios/{id}: administrators; for the edit page and the dialog of the list. */
export async function loader({ context, params: { id }, request, url }: Route.LoaderArgs) {
  const account = await panelAccount(context, request, url)
  try {
    const socio = isUuid(id) ? await findSocio(account, id) : null
    return data({ id, socio, failed: false }, { status: socio ? 200 : 404 })
  } catch (error) {
    log.error({ err: error }, 'socio not shown')
    return data({ id, socio: null, failed: true }, { status: serverErrorStatus(error) })
  }
}

/** POST: administrators. `act`: suspend, reactivate, delete, show-iban or save; an outdated version answers 409. */
export async function action({ context, request, params: { id }, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const act = form.get('act')
  const account = await (act === 'show-iban' ? requireRecentPassword : panelAccount)(context, request, url)
  if (!isUuid(id)) throw data('socio', { status: 404 })
  if (act === 'save') return save(account, id, form)
  if (act === 'show-iban') return iban(account, id)
  if (typeof act !== 'string') throw data('act', { status: 400 })
  const { answer, status } = await runSocioAction(account, act, id)
  return data<Answer>(answer, { status })
}

async function iban(account: { id: string }, id: string) {
  try {
    return data({ iban: await showIban(account, id) })
  } catch (error) {
    log.error({ err: error }, 'IBAN not shown')
    return data({ iban: null }, { status: serverErrorStatus(error) })
  }
}

const failed = 'Error al actualizar socio'
const noConsent: { diet_consent: FieldError[] } = { diet_consent: ['dietConsentRequired'] }

async function save(account: { id: string }, id: string, form: FormData) {
  const submission = parseWithValibot(form, { schema: socioSchema })
  if (submission.status !== 'success')
    return data({ result: submission.reply(), problem: null, failure: null }, { status: 422 })
  try {
    const outcome = await updateSocio(account, id, Number(form.get('version')), submission.value)
    if (outcome.ok)
      return redirect('/admin/socios', { status: 303, headers: { 'Set-Cookie': flashMessageCookie('socio-updated') } })
    if (outcome.reason === 'consent')
      return data(
        { result: submission.reply({ fieldErrors: noConsent }), problem: null, failure: null },
        { status: 422 },
      )
    return data({ result: submission.reply(), problem: outcome.reason, failure: null }, { status: 409 })
  } catch (error) {
    log.error({ err: error }, 'socio not saved')
    return data({ result: submission.reply(), problem: null, failure: failed }, { status: serverErrorStatus(error) })
  }
}

export default function SocioPage({ loaderData: { socio, failed: unreadable }, actionData }: Route.ComponentProps) {
  const saved = actionData && 'problem' in actionData ? actionData : undefined
  useEffect(() => {
    const message = saved?.failure ?? (saved?.problem ? failed : undefined)
    if (message) toast.error(message)
  }, [saved])
  return (
    <>
      <PanelHead title={socio ? `Editar socio: ${socio.fullName}` : 'Socio'}>
        <Link to="/admin/socios" className="text-link small">
          <Icon name="arrow-left" />
          Todos los socios
        </Link>
      </PanelHead>
      {socio ? (
        <SocioForm key={socio.id} socio={socio} result={saved?.result} problem={saved?.problem ?? null} />
      ) : (
        <ErrorState
          title={unreadable ? 'Error al cargar la ficha' : 'Este registro ya no existe, o la dirección no es correcta.'}
        >
          <Link to="/admin/socios">Todos los socios</Link>
        </ErrorState>
      )}
    </>
  )
}
