import { useEffect, useRef, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { accountToasts } from '#app/accounts/toasts.ts'
import { PasswordDialog } from '#app/accounts/session/password-dialog.tsx'
import { SessionOverDialog } from '#app/accounts/session/session-over-dialog.tsx'
import { clubToasts } from '#app/club/panel/toasts.ts'
import { eventToasts } from '#app/events/panel/toasts.ts'
import { postToasts } from '#app/blog/panel/toasts.ts'
import { useClub } from '#app/ui/club-context.tsx'
import { membershipToasts } from '#app/membership/toasts.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { useLanguage } from '#app/i18n/texts.tsx'
import { nouns } from '#app/nouns.ts'
import { showDraftedFields } from '#app/platform/forms/drafted-fields.tsx'
import { FlashMessage, type FlashTexts } from '#app/platform/request/flash-message.tsx'
import { treasuryToasts } from '#app/treasury/creditor/toasts.ts'
import { pictureToasts } from './pictures/toasts.ts'
import { restaurantToasts } from '#app/restaurants/panel/toasts.ts'
import { formatCount, type Count } from '#app/i18n/money.ts'
import { Icon } from '#app/ui/icon.tsx'
import { iconButtonClass } from '#app/ui/icon-button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { TypedFields } from '#app/ui/panel/typed-fields.ts'
import { Toaster } from '#app/ui/toaster.tsx'
import { OwnAccount } from './own-account.tsx'
import { PaletteParts } from './palette/palette-parts.tsx'
import { SearchLink } from './palette/search-link.tsx'
import { useAskedPress } from './palette/use-asked-press.ts'
import { usePalette } from './palette/use-palette.ts'
import { adminTexts } from './panel-texts.ts'
import { SignOutQuestion } from './sign-out.tsx'
import { PageAnnouncement } from './page-announcement.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePlacedToasts } from './use-placed-toasts.ts'

const menu = nouns.flatMap((noun) => noun.menu ?? [])

const toasts = [
  accountToasts,
  clubToasts,
  eventToasts,
  membershipToasts,
  pictureToasts,
  postToasts,
  restaurantToasts,
  treasuryToasts,
]

type PanelFrameProps = { id: string; email: string; pending: Count | null; children: ReactNode }

/** Sidebar (icons only from 768 to 1071 px, a drawer below) and the page beside it. */
export function PanelFrame({ children, ...account }: PanelFrameProps) {
  useKeptFocus()
  usePlacedToasts()
  useAskedPress()
  const palette = usePalette()
  const search = () => palette.show('search')
  const language = useLanguage()
  const { frame: t } = usePanelTexts(adminTexts)
  return (
    <div className="panel" data-draft-owner={account.id}>
      <a className="skip-link" href="#content">
        {t.skip}
      </a>
      <PanelBar {...account} onSearch={search} />
      <aside className="panel-side on-dark">
        <PanelMenu {...account} onSearch={search} />
      </aside>
      <main id="content" className="panel-main" tabIndex={-1}>
        <noscript>
          <p className="panel-notice">{t.needsScript}</p>
        </noscript>
        <TypedFields value={showDraftedFields}>{children}</TypedFields>
      </main>
      <PageAnnouncement />
      <PaletteParts {...palette} />
      <PasswordDialog />
      <SignOutQuestion />
      <SessionOverDialog email={account.email} />
      <FlashMessage texts={Object.assign({}, ...toasts.map((texts) => texts[language])) as FlashTexts} />
      <Toaster label={t.toasts} closeLabel={t.close} />
    </div>
  )
}

type AccountProps = Omit<PanelFrameProps, 'children'>

function PanelBar({ onSearch, ...account }: AccountProps & { onSearch: () => void }) {
  const { formalName } = useClub()
  const drawer = useRef<HTMLDivElement>(null)
  const { frame: t } = usePanelTexts(adminTexts)
  const { pathname } = useLocation()
  const shownAt = useRef(pathname)
  useEffect(() => {
    // Hydration does not close a drawer that was opened before.
    if (shownAt.current !== pathname) drawer.current?.hidePopover()
    shownAt.current = pathname
  }, [pathname])
  return (
    <header className="panel-bar on-dark">
      <Link to="/admin/dashboard">
        <Logo label={formalName} />
      </Link>
      <div className="flow gap-3">
        <SearchLink look="icon" onOpen={onSearch} />
        <button
          type="button"
          className={iconButtonClass({ size: 'sm' })}
          popoverTarget="panel-menu"
          aria-label={t.openMenu}
        >
          <Icon name="list" />
        </button>
      </div>
      <div
        id="panel-menu"
        popover="auto"
        className="panel-drawer on-dark"
        ref={drawer}
        role="dialog"
        aria-label={t.menu}
      >
        <button
          type="button"
          className={iconButtonClass({ size: 'sm', className: 'panel-drawer-close' })}
          popoverTarget="panel-menu"
          popoverTargetAction="hide"
          aria-label={t.closeMenu}
          autoFocus
        >
          <Icon name="x" />
        </button>
        <PanelMenu {...account} />
      </div>
    </header>
  )
}

/** @param onSearch of the sidebar, which shows icons only where it is a rail */
function PanelMenu({ email, pending, onSearch }: AccountProps & { onSearch?: () => void }) {
  const { frame: t } = usePanelTexts(adminTexts)
  const language = useLanguage()
  const { formalName } = useClub()
  const may = useCan()
  const rail = onSearch !== undefined
  return (
    <>
      <a href="/" className="panel-logo" title={rail ? t.backToSite : undefined}>
        <Logo label={t.logo(formalName)} />
      </a>
      <h2 className="panel-title">{t.title}</h2>
      <p className="panel-who" title={email}>
        {email}
      </p>
      {onSearch && <SearchLink onOpen={onSearch} />}
      <nav className="panel-nav" aria-label={t.panel}>
        {menu
          .filter(({ capability }) => may(capability))
          .map(({ to, icon, capability, label }) => (
            <NavLink key={to} to={to} prefetch="intent" title={rail ? label[language] : undefined}>
              <Icon name={icon} />
              <span className="panel-nav-label">{label[language]}</span>
              {capability === 'requests.read' && <PendingCount count={pending} />}
            </NavLink>
          ))}
      </nav>
      <OwnAccount rail={rail} />
    </>
  )
}

function PendingCount({ count }: { count: Count | null }) {
  const { frame: t } = usePanelTexts(adminTexts)
  if (count === null || count.number === 0) return null
  return (
    <span className="panel-nav-count center">
      {formatCount(count)}
      <span className="visually-hidden"> {t.pending(count.number)}</span>
    </span>
  )
}
