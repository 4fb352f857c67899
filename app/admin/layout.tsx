import { Outlet, isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { can } from '#app/accounts/capabilities.ts'
import { panelAccount, panelMiddleware } from '#app/accounts/session/guard.server.ts'
import type { PanelAccount } from '#app/accounts/use-can.ts'
import { useRequestId } from '#app/ui/request-reference.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { countPendingRequests } from './dashboard.server.ts'
import { PanelFrame } from './panel-frame.tsx'
import { forgetSavedDraft } from './forget-saved-draft.ts'
import { confirmPassword } from './confirm-password.ts'
import { returnToList } from './return-to-list.ts'
import { signInHere } from './sign-in-here.ts'
import { keepPageWhileRefused } from './keep-page-while-refused.ts'
import {
  isConnectionLost,
  NO_CONNECTION_TITLE,
  stayWhileUnavailable,
  TOO_MANY_TITLE,
} from './stay-while-unavailable.ts'
import styles from './admin.css?url'
import type { Route } from './+types/layout.ts'

export const middleware = [panelMiddleware]
export const clientMiddleware = [
  returnToList,
  forgetSavedDraft,
  stayWhileUnavailable,
  keepPageWhileRefused,
  signInHere,
  confirmPassword,
]

export function links() {
  return [{ rel: 'stylesheet', href: styles }]
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { id, email, role } = await panelAccount(context, request, url)
  const account: PanelAccount = { id, email, role }
  return { account, pending: can(role, 'requests', 'read') ? await countPendingRequests() : null }
}

export default function AdminLayout({ loaderData: { account, pending } }: Route.ComponentProps) {
  return (
    <PanelFrame {...account} pending={pending}>
      <Outlet />
    </PanelFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<typeof loader>('admin/layout')
  const requestId = useRequestId()
  if (!frame) throw error
  const status = isRouteErrorResponse(error) ? error.status : 500
  const { title, text, retry } = isConnectionLost(error)
    ? noConnectionContent
    : (errorContents[status] ?? serverErrorContent)
  return (
    <PanelFrame {...frame.account} pending={frame.pending}>
      <title>{`${title} · Panel de Administración`}</title>
      <Sheet flush>
        <ErrorState heading="h1" title={title}>
          <p>{text}</p>
          {/* Only the server has the id; React keeps the server's text if its own is not empty. */}
          <p className="small muted" suppressHydrationWarning>
            {requestId && status >= 500 ? `Referencia: ${requestId}` : ''}
          </p>
          <div className="page-state-ways">
            {retry && (
              <ButtonLink href={retry.to} icon={retry.icon}>
                {retry.label}
              </ButtonLink>
            )}
            <ButtonLink href="/admin/dashboard" variant="secondary">
              Volver al dashboard
            </ButtonLink>
          </div>
        </ErrorState>
      </Sheet>
    </PanelFrame>
  )
}

type ErrorContent = { title: string; text: string; retry?: { to: string; label: string; icon: IconName } }

const loadAgain = { to: '', label: 'Volver a probar', icon: 'arrow-counter-clockwise' } as const

const errorContents: Readonly<Record<number, ErrorContent>> = {
  401: {
    title: 'Confirma tu contraseña',
    text: 'No se ha hecho nada todavía. Confírmala, vuelve atrás y repítelo.',
    retry: { to: '/admin/confirmar', label: 'Confirmar', icon: 'key' },
  },
  403: { title: 'Acceso denegado', text: 'No tienes permisos de administrador' },
  404: { title: 'No encontrado', text: 'Este registro ya no existe, o la dirección no es correcta.' },
  429: { title: TOO_MANY_TITLE, text: 'Espera unos segundos y vuelve a probarlo.', retry: loadAgain },
  503: {
    title: 'La base de datos no responde',
    text: 'Estamos volviendo a encender los fogones. No se ha guardado nada a medias: vuelve a probarlo dentro de un momento.',
    retry: loadAgain,
  },
}

const noConnectionContent: ErrorContent = {
  title: NO_CONNECTION_TITLE,
  text: 'Esta página no ha llegado. Vuelve a probarlo cuando haya conexión.',
  retry: loadAgain,
}

const serverErrorContent: ErrorContent = {
  title: 'Algo ha fallado',
  text: 'No hemos podido preparar esta página. Vuelve a probarlo dentro de un momento.',
}
