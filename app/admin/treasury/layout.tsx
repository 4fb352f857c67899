import { Link, Outlet, useLocation } from 'react-router'
import { useCan } from '#app/accounts/use-can.ts'
import { usePanelTexts } from '#app/i18n/panel-texts.ts'
import { treasuryTabs } from './tabs.ts'
import { frameTexts } from './frame-texts.ts'

/** The pages of the treasury. Without a creditor there is one, which sets it up. */
export default function TreasuryFrame() {
  const t = usePanelTexts(frameTexts)
  const can = useCan()
  const { pathname } = useLocation()
  const shown = treasuryTabs.filter(({ needs }) => can(needs))
  const [current] = shown
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)
  return (
    <>
      {shown.length > 1 && (
        <nav className="tabs no-print" aria-label={t.tabs}>
          {shown.map(({ to, page }) => (
            <Link key={to} to={to} className="tabs-tab" aria-current={to === current?.to ? 'page' : undefined}>
              {t.pages[page]}
            </Link>
          ))}
        </nav>
      )}
      <Outlet />
    </>
  )
}
