import { parseWithValibot } from '@conform-to/valibot'
import { data, Link, redirect } from 'react-router'
import { club } from '#app/club.ts'
import { ArrivalToast } from '#app/platform/arrival-toast.tsx'
import { toastCookie } from '#app/platform/arrival-toast.server.ts'
import type { FieldError } from '#app/platform/fields.ts'
import { PageHead } from '#app/platform/page-head.tsx'
import { log } from '#app/platform/log.server.ts'
import { readForm } from '#app/platform/read-form.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Toaster } from '#app/ui/toast.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout } from './account-layout.tsx'
import { isPanelRole } from './capabilities.ts'
import { currentAccount } from './current-account.server.ts'
import { signInSchema } from './forms.ts'
import { accountToasts } from './panel-toasts.ts'
import { signInToPanel } from './sessions.server.ts'
import type { Route } from './+types/admin-login-page.ts'

export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }
}

/** GET /admin/login: everyone; who may enter and is signed in goes on. `?volver=` is the panel's page one came for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const account = await currentAccount(context).catch(() => null)
  if (account && isPanelRole(account.role)) throw redirect(panelPath(url))
  return null
}

/** POST: everyone. Administrators and editors get a session, and lose any other they had; nobody else gets one. */
export async function action({ request, url }: Route.ActionArgs) {
  const submission = parseWithValibot(await readForm(request), { schema: signInSchema })
  const refuse = (formErrors: FieldError[], status: number) => data({ result: submission.reply({ formErrors, hideFields: ['password'] }) }, { status })
  if (submission.status !== 'success') return data({ result: submission.reply({ hideFields: ['password'] }) }, { status: 422 })
  const outcome = await signInToPanel(request, submission.value.email, submission.value.password).catch(failed)
  if (!outcome) return refuse(['signInFailed'], 500)
  if (!outcome.ok) return outcome.reason === 'wrong' ? refuse(['credentialsWrong'], 401) : refuse(['noPermission'], 403)
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of [...outcome.cookies, toastCookie('access-granted')]) headers.append('Set-Cookie', cookie)
  return redirect(panelPath(url), { status: 303, headers })
}

function failed(error: unknown): null {
  log.error({ err: error }, 'not signed in')
  return null
}

/** Only a page of the panel is gone back to. */
function panelPath(url: URL): string {
  const back = url.searchParams.get('volver') ?? ''
  return /^\/admin\/(?!login)[\w\-./?=&%+]*$/.test(back) ? back : '/admin/dashboard'
}

export default function AdminLoginPage({ actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Panel de Administración" index={false} />
      <main>
        <AccountLayout art="mark">
          <h1 className="d2">Panel de Administración</h1>
          <p className="muted account-lead">{club.formalName} · acceso para administradores y editores</p>
          <AccountForm schema={signInSchema} fields={['email', 'password']} result={actionData?.result} submit="Iniciar sesión" busy="Iniciando sesión..." passwords="current" errorPrefix="Error de acceso" />
          <div className="account-ways">
            <Link to="/auth?modo=recuperar" className="text-link">
              ¿Has olvidado la contraseña?
            </Link>
            <Link to="/" className="text-link">
              <Icon name="arrow-left" />
              Volver al sitio
            </Link>
          </div>
        </AccountLayout>
      </main>
      <ArrivalToast texts={accountToasts} />
      <Toaster label="Avisos" closeLabel="Cerrar" />
    </>
  )
}
