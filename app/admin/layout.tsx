import { Outlet, isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import { can } from '#app/accounts/capabilities.ts'
import { panelAccount, panelMiddleware } from '#app/accounts/session/guard.server.ts'
import type { PanelAccount } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useRequestId } from '#app/ui/request-reference.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { Sheet } from '#app/ui/panel/sheet.tsx'
import { hasCreditor } from '#app/banking/creditor.server.ts'
import { countPendingRequests } from './dashboard.server.ts'
import { adminTexts, type AdminTexts } from './panel-texts.ts'
import { PanelFrame } from './panel-frame.tsx'
import { forgetSavedDraft } from './forget-saved-draft.ts'
import { confirmPassword } from './confirm-password.ts'
import { returnToList } from './return-to-list.ts'
import { signInHere } from './sign-in-here.ts'
import { keepPageWhileRefused } from './keep-page-while-refused.ts'
import { isConnectionLost, stayWhileUnavailable } from './stay-while-unavailable.ts'
import styles from './admin.css?url'
import type { Route } from './+types/layout.ts'

export const middleware = panelMiddleware
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
  const [hasTreasury, pending] = await Promise.all([
    can(role, 'treasury.read') && hasCreditor(),
    can(role, 'requests.read') ? countPendingRequests() : null,
  ])
  const account: PanelAccount = { id, email, role, hasTreasury }
  return { account, pending }
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
  const t = usePanelTexts(adminTexts)
  const { title, text, retry } = errorContent(error, t.errors)
  return (
    <PanelFrame {...frame.account} pending={frame.pending}>
      <title>{t.frame.pageTitle(title)}</title>
      <Sheet flush>
        <ErrorState heading="h1" title={title}>
          <p>{text}</p>
          {/* Only the server has the id; React keeps the server's text if its own is not empty. */}
          <p className="small muted" suppressHydrationWarning>
            {requestId && statusOf(error) >= 500 ? t.errors.reference(requestId) : ''}
          </p>
          <div className="page-state-ways flow gap-3">
            {retry && <ButtonLink href={retry.to} icon={retry.icon} label={retry.label} />}
            <ButtonLink href="/admin/dashboard" variant="secondary" label={t.errors.dashboard} />
          </div>
        </ErrorState>
      </Sheet>
    </PanelFrame>
  )
}

type ErrorContent = { title: string; text: string; retry?: { to: string; label: string; icon: IconName } }

function errorContent(error: unknown, t: AdminTexts['errors']): ErrorContent {
  const again = { to: '', label: t.again, icon: 'arrow-counter-clockwise' } as const
  if (isConnectionLost(error)) return { ...t.noConnection, retry: again }
  const byStatus: Record<number, ErrorContent> = {
    401: { ...t.password, retry: { to: '/admin/confirmar', label: t.password.confirm, icon: 'key' } },
    403: t.forbidden,
    404: t.notFound,
    429: { ...t.tooMany, retry: again },
    503: { ...t.unavailable, retry: again },
  }
  return byStatus[statusOf(error)] ?? t.failed
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}
