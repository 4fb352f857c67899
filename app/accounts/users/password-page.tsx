import { parseWithValibot } from '@conform-to/valibot'
import { useEffect, useSyncExternalStore } from 'react'
import { data, Link, redirect, useLocation, useNavigate, useNavigation, useSubmit } from 'react-router'
import { flashMessageCookie } from '#app/platform/request/flash-message.server.ts'
import { log } from '#app/platform/observability/log.server.ts'
import { serverErrorStatus } from '#app/platform/render/server-error.server.ts'
import { readForm, textIn } from '#app/platform/forms/read-form.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PanelHead } from '#app/ui/panel/panel-head.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { toast } from '#app/ui/toast.tsx'
import { AccountForm } from '#app/accounts/account-form.tsx'
import { newPasswordSchema, passwordErrors, secretFields } from '#app/accounts/forms.ts'
import { knownDeviceCookie } from '#app/accounts/session/known-devices.server.ts'
import { accountToasts } from '#app/accounts/toasts.ts'
import { requireRecentPassword } from '#app/accounts/session/recent-password.server.ts'
import { changePassword } from './users.server.ts'
import type { Route } from './+types/password-page.ts'

export function loader() {
  return null
}

/** POST, for administrators. `user_id` selects the account; the e-mail is only shown. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const account = await requireRecentPassword(context, request, url)
  const form = await readForm(request)
  const submission = parseWithValibot(form, { schema: newPasswordSchema })
  if (submission.status !== 'success')
    return data({ failed: null, result: submission.reply({ hideFields: secretFields }) }, { status: 422 })
  const userId = textIn(form, 'user_id')
  const answer = { result: submission.reply({ hideFields: secretFields }) }
  if (userId === '') return data({ ...answer, failed: 'No se ha especificado un correo electrónico' }, { status: 400 })
  try {
    const outcome = await changePassword(account, userId, submission.value.password)
    if (outcome.ok) return passwordChangedResponse(userId === account.id ? [await knownDeviceCookie(userId)] : [])
    if (outcome.reason === 'unknown')
      return data({ ...answer, failed: 'No se ha especificado un correo electrónico' }, { status: 404 })
    const fieldErrors = { password: [passwordErrors[outcome.reason]] }
    return data({ failed: null, result: submission.reply({ fieldErrors, hideFields: secretFields }) }, { status: 422 })
  } catch (error) {
    log.error({ err: error }, 'password not changed')
    return data({ ...answer, failed: 'Error al actualizar la contraseña' }, { status: serverErrorStatus(error) })
  }
}

function passwordChangedResponse(cookies: string[]) {
  const headers = new Headers()
  for (const cookie of [...cookies, flashMessageCookie('user-password-changed')]) headers.append('Set-Cookie', cookie)
  return redirect('/admin/usuarios', { status: 303, headers })
}

type Target = { userId: string; email: string }

export default function PasswordPage({ actionData }: Route.ComponentProps) {
  const target = useTarget()
  const submit = useSubmit()
  const sending = useNavigation().state === 'submitting'
  useEffect(() => {
    if (actionData?.failed) toast.error(actionData.failed)
  }, [actionData])
  return (
    <>
      <PanelHead title="Cambiar contraseña">
        <Link to="/admin/usuarios" className="text-link small">
          <Icon name="arrow-left" />
          Todos los usuarios
        </Link>
      </PanelHead>
      {target && (
        <div className="password-sheet">
          <Sheet title={target.email}>
            <AccountForm
              schema={newPasswordSchema}
              fields={['password', 'confirmation']}
              result={actionData?.result}
              submit="Actualizar contraseña"
              busy="Actualizando..."
              sending={sending}
              onSend={(form) => void submit(form, { state: target })}
              passwords="new"
            >
              <input type="hidden" name="user_id" value={target.userId} />
              <p className="small muted">Administradores y editores necesitan al menos 12 caracteres.</p>
              <p className="small muted">Se cerrarán sus sesiones y recibirá un aviso por correo.</p>
            </AccountForm>
          </Sheet>
        </div>
      )}
    </>
  )
}

/** The account that the list of users passed in the history state; without it the page returns to the list. */
function useTarget(): Target | null {
  const { state } = useLocation()
  const navigate = useNavigate()
  const inBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const target: unknown = inBrowser ? state : null
  const refused = inBrowser && !isTarget(target)
  useEffect(() => {
    if (!refused) return
    toast.error(accountToasts['password-without-user']?.title ?? '')
    void navigate('/admin/usuarios', { replace: true })
  }, [refused, navigate])
  return isTarget(target) ? target : null
}

function subscribeToNothing() {
  return () => undefined
}

function isTarget(state: unknown): state is Target {
  const { userId, email } = (state ?? {}) as Partial<Target>
  return typeof userId === 'string' && typeof email === 'string' && email.includes('@')
}
