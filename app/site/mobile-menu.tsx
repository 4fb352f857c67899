import { useClub } from '#app/ui/club-context.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { Fixed } from '#app/ui/fixed.tsx'
import { iconButtonClass } from '#app/ui/icon-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Logo } from '#app/ui/logo.tsx'
import type { SignedIn } from '#app/accounts/session/signed-in.ts'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'
import { AccountRows, useAccount } from './account-control.tsx'
import { LanguageChoice } from './language-switch.tsx'
import { NavigationLinks } from './navigation-links.tsx'

/** A popover, so that it works without script. */
export function MobileMenu({ section }: { section: string | null }) {
  const { shell } = useTexts()
  const { formalName } = useClub()
  const account = useAccount()
  return (
    <>
      <button
        type="button"
        className={iconButtonClass({ size: 'sm', className: 'menu-button' })}
        popoverTarget="menu"
        aria-label={shell.openMenu}
      >
        <Icon name="list" />
      </button>
      <div id="menu" popover="auto" className="menu on-light" role="dialog" aria-label={shell.menu}>
        <div className="menu-bar row">
          <Logo label={formalName} />
          <button
            type="button"
            className={iconButtonClass({ size: 'sm' })}
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={shell.closeMenu}
            autoFocus
          >
            <Icon name="x" />
          </button>
        </div>
        <Fixed
          as="nav"
          of={MenuLinks}
          given={{ section, account }}
          className="menu-links"
          aria-label={shell.mainNavigation}
        />
        <div className="menu-foot stack gap-4">
          <LanguageChoice />
          {!account && <LocalButtonLink to="/solicitar-membresia" className="for-stranger" label={shell.join} />}
        </div>
      </div>
    </>
  )
}

function MenuLinks({ section, account }: { section: string | null; account: SignedIn | null }) {
  return (
    <>
      <NavigationLinks section={section} className="d3" />
      <AccountRows account={account} />
    </>
  )
}
