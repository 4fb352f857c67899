import { useEffect, useRef, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { can, type Role } from '#app/accounts/capabilities.ts'
import { accountToasts } from '#app/accounts/toasts.ts'
import { PasswordDialog } from '#app/accounts/session/password-dialog.tsx'
import { SessionOverDialog } from '#app/accounts/session/session-over-dialog.tsx'
import { eventToasts } from '#app/events/panel/toasts.ts'
import { postToasts } from '#app/blog/panel/toasts.ts'
import { club } from '#app/club.ts'
import { membershipToasts } from '#app/membership/toasts.ts'
import { FlashMessage } from '#app/platform/request/flash-message.tsx'
import { restaurantToasts } from '#app/restaurants/panel/toasts.ts'
import { formatCount, type Count } from '#app/i18n/money.ts'
import { Icon } from '#app/ui/icon.tsx'
import { iconButtonClass } from '#app/ui/icon-button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Toaster } from '#app/ui/toaster.tsx'
import { menu } from './menu.ts'
import { usePlacedToasts } from './use-placed-toasts.ts'

const toasts = { ...accountToasts, ...eventToasts, ...membershipToasts, ...postToasts, ...restaurantToasts }

type PanelFrameProps = {
  id: string
  email: string
  role: Role
  pending: Count | null
  children: ReactNode
}

/** Sidebar (icons only from 768 to 1071 px, a drawer below) and the page beside it. */
export function PanelFrame({ children, ...account }: PanelFrameProps) {
  usePlacedToasts()
  return (
    <div className="panel" data-draft-owner={account.id}>
      <a className="skip-link" href="#content">
        Ir al contenido
      </a>
      <PanelBar {...account} />
      <aside className="panel-side on-dark">
        <PanelMenu {...account} rail />
      </aside>
      <main id="content" className="panel-main" tabIndex={-1}>
        <noscript>
          <p className="panel-notice">El panel necesita JavaScript: actívalo en tu navegador para trabajar aquí.</p>
        </noscript>
        {children}
      </main>
      <PasswordDialog />
      <SessionOverDialog email={account.email} />
      <FlashMessage texts={toasts} />
      <Toaster label="Avisos" closeLabel="Cerrar" />
    </div>
  )
}

type AccountProps = Omit<PanelFrameProps, 'children'>

function PanelBar(account: AccountProps) {
  const drawer = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const shownAt = useRef(pathname)
  useEffect(() => {
    // Hydration does not close a drawer that was opened before.
    if (shownAt.current !== pathname) drawer.current?.hidePopover()
    shownAt.current = pathname
  }, [pathname])
  return (
    <div className="panel-bar on-dark">
      <Link to="/admin/dashboard">
        <Logo label={club.formalName} />
      </Link>
      <button
        type="button"
        className={iconButtonClass({ size: 'sm' })}
        popoverTarget="panel-menu"
        aria-label="Abrir menú"
      >
        <Icon name="list" />
      </button>
      <div id="panel-menu" popover="auto" className="panel-drawer on-dark" ref={drawer} role="dialog" aria-label="Menú">
        <button
          type="button"
          className={iconButtonClass({ size: 'sm', className: 'panel-drawer-close' })}
          popoverTarget="panel-menu"
          popoverTargetAction="hide"
          aria-label="Cerrar menú"
          autoFocus
        >
          <Icon name="x" />
        </button>
        <PanelMenu {...account} />
      </div>
    </div>
  )
}

function PanelMenu({ email, role, pending, rail = false }: AccountProps & { rail?: boolean }) {
  return (
    <>
      <a href="/" className="panel-logo" title={rail ? 'Volver al sitio' : undefined}>
        <Logo label={`${club.formalName}: volver al sitio`} />
      </a>
      <h2 className="panel-title">Panel de Administración</h2>
      <p className="panel-who" title={email}>
        {email}
      </p>
      <nav className="panel-nav" aria-label="Panel">
        {menu
          .filter(({ capability }) => can(role, capability, 'read'))
          .map(({ to, label, icon, capability }) => (
            <NavLink key={to} to={to} prefetch="intent" title={rail ? label : undefined}>
              <Icon name={icon} />
              <span className="panel-nav-label">{label}</span>
              {capability === 'requests' && <PendingCount count={pending} />}
            </NavLink>
          ))}
      </nav>
      <OwnAccount rail={rail} />
    </>
  )
}

function PendingCount({ count }: { count: Count | null }) {
  if (count === null || count.number === 0) return null
  return (
    <span className="panel-nav-count">
      {formatCount(count)}
      <span className="visually-hidden"> {count.number === 1 ? 'pendiente' : 'pendientes'}</span>
    </span>
  )
}

function OwnAccount({ rail }: { rail: boolean }) {
  return (
    <div className="panel-account">
      <nav className="panel-nav" aria-label="Tu cuenta">
        <NavLink to="/admin/sesiones" title={rail ? 'Tus sesiones' : undefined}>
          <Icon name="user" />
          <span className="panel-nav-label">Tus sesiones</span>
        </NavLink>
      </nav>
      <form method="post" action="/admin/salir" className="panel-sign-out">
        <button title={rail ? 'Cerrar sesión' : undefined}>
          <Icon name="sign-out" />
          <span className="panel-nav-label">Cerrar sesión</span>
        </button>
      </form>
    </div>
  )
}
