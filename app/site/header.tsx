import { useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { club } from '#app/club.ts'
import { localPath } from '#app/i18n/language.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { AccountControl } from './account-control.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { navigation } from './navigation.ts'

/** Pixels scrolled up to which the header of the home page is transparent (specification §9). */
const CLEAR_UNTIL = 10

/** Fixed at the top; transparent only on the home page while it is scrolled no more than 10 px. */
export function Header() {
  const texts = useTexts()
  const { shell } = texts
  const { pathname } = useLocation()
  const language = useLanguage()
  const home = pathname === localPath('/', language)
  const scrolled = useScrolled()
  return (
      <header className={home && !scrolled ? 'header header-clear on-dark' : 'header'} data-home={home || undefined}>
        <div className="wrap header-bar">
          <LocalLink to="/" className="header-logo">
            <Logo label={club.formalName} />
          </LocalLink>
          <nav className="header-nav" aria-label={shell.mainNavigation}>
            {navigation(texts).map(({ to, label }) => (
              <NavLink key={to} to={localPath(to, language)} end={to === '/'} prefetch="intent">
                {label}
              </NavLink>
            ))}
          </nav>
          <div className="header-tools">
            <LanguageSwitch />
            <AccountControl />
            <LocalLink to="/solicitar-membresia" className={buttonClass({ size: 'sm', className: 'header-join' })}>
              {shell.join}
            </LocalLink>
            <MobileMenu />
          </div>
        </div>
      </header>
  )
}

/** Whether the page has been scrolled beyond the threshold; false until the browser says otherwise. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  const frame = useRef(0)
  useEffect(() => {
    const look = () => {
      cancelAnimationFrame(frame.current)
      frame.current = requestAnimationFrame(() => setScrolled(window.scrollY > CLEAR_UNTIL))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return scrolled
}
