import { useLocation } from 'react-router'
import { localPath } from '#app/i18n/language.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { navigation } from './navigation.ts'

/** The main links, in the header and in the drawer; the current one is marked. */
export function NavigationLinks({ className }: { className?: string }) {
  const { pathname } = useLocation()
  const language = useLanguage()
  const texts = useTexts()
  return navigation(texts).map(({ to, label }) => {
    const path = localPath(to, language)
    const current = to === '/' ? pathname === path : isWithin(pathname, path)
    return (
      <LocalLink key={to} to={to} className={className} aria-current={current ? 'page' : undefined}>
        {label}
      </LocalLink>
    )
  })
}

function isWithin(pathname: string, section: string): boolean {
  return `${pathname}/`.toLowerCase().startsWith(`${section}/`)
}
