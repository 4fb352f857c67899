import { useLocation } from 'react-router'
import { useClub } from '#app/ui/club-context.tsx'
import { localPath } from '#app/i18n/language.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { Fixed } from '#app/ui/fixed.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { AccountControl, useAccount } from './account-control.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavigationLinks, useSection } from './navigation-links.tsx'

export function Header() {
  const { shell } = useTexts()
  const { formalName } = useClub()
  const { pathname } = useLocation()
  const section = useSection()
  const account = useAccount()
  const home = pathname === localPath('/', useLanguage())
  return (
    <header className={home ? 'header header-clear on-dark' : 'header'} data-home={home || undefined}>
      <div className="wrap header-bar">
        <LocalLink to="/" className="header-logo">
          <Logo label={formalName} />
        </LocalLink>
        <Fixed
          as="nav"
          of={NavigationLinks}
          given={{ section }}
          className="header-nav"
          aria-label={shell.mainNavigation}
        />
        <div className="header-tools row">
          <LanguageSwitch />
          <AccountControl />
          {!account && (
            <LocalButtonLink
              to="/solicitar-membresia"
              size="sm"
              className="header-join for-stranger"
              label={shell.join}
            />
          )}
          <MobileMenu section={section} />
        </div>
      </div>
    </header>
  )
}
