import { parseWithValibot } from '@conform-to/valibot'
import { createContext, data, Link } from 'react-router'
import type { FieldError } from '#app/platform/fields.ts'
import { log } from '#app/platform/log.server.ts'
import { PageHead } from '#app/platform/page-head.tsx'
import { readForm } from '#app/platform/read-form.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout } from './account-layout.tsx'
import { AccountOutcome } from './account-outcome.tsx'
import { createFirstAdministrator, mayCreateFirstAdministrator } from './administrators.server.ts'
import { signInSchema } from './forms.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import type { Route } from './+types/super-admin-page.ts'

export function headers() {
  return linkPageHeaders
}

/** Whether this very request has made the administrator: then there is one, and the page still says so. */
const madeNow = createContext(false)

/** GET /create-super-admin?key=…: whoever has the key that the server printed, while there is no administrator; else the 404 page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(madeNow) && !(await mayCreateFirstAdministrator(keyOf(url)))) throw data(null, { status: 404 })
  return null
}

/** POST: the same, once. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const submission = parseWithValibot(await readForm(request), { schema: signInSchema })
  if (submission.status !== 'success') return data({ created: null, result: submission.reply({ hideFields: ['password'] }) }, { status: 422 })
  const { email, password } = submission.value
  const outcome = await createFirstAdministrator(keyOf(url), email, password).catch(failed)
  const trouble: FieldError[] = ['administratorFailed']
  if (!outcome) return data({ created: null, result: submission.reply({ formErrors: trouble, hideFields: ['password'] }) }, { status: 500 })
  context.set(madeNow, outcome.ok)
  if (outcome.ok) return { created: email, result: undefined }
  if (outcome.reason === 'not-now') throw data(null, { status: 404 })
  const common: FieldError[] = ['passwordCommon']
  return data({ created: null, result: submission.reply({ fieldErrors: { password: common }, hideFields: ['password'] }) }, { status: 422 })
}

function failed(error: unknown): null {
  log.error({ err: error }, 'no administrator was made')
  return null
}

/** With script the loader would be asked again, and answer 404: what was said stays. */
export function shouldRevalidate() {
  return false
}

function keyOf(url: URL): string {
  return url.searchParams.get('key') ?? ''
}

export default function SuperAdminPage({ actionData }: Route.ComponentProps) {
  return (
    <main>
      <PageHead title="Crear Super Admin" index={false} />
      <AccountLayout art="mark">
        {actionData?.created ? (
          <AccountOutcome title="Hecho" text={`Super Admin ${actionData.created} creado exitosamente. Ya puedes iniciar sesión.`}>
            <Link to="/admin/login" className={buttonClass()}>
              Iniciar sesión
            </Link>
          </AccountOutcome>
        ) : (
          <>
            <h1 className="d2">Crear Super Admin</h1>
            <p className="muted account-lead">Usa esta página una sola vez, para la primera cuenta de administración. Después deja de existir.</p>
            <AccountForm schema={signInSchema} fields={['email', 'password']} result={actionData?.result} submit="Crear Super Admin" busy="Creando..." passwords="new" />
          </>
        )}
      </AccountLayout>
    </main>
  )
}
