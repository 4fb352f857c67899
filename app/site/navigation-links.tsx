import { useLocation } from 'react-router'
import { localPath } from '#app/i18n/language.ts'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useLanguage, useTexts } from '#app/i18n/texts.tsx'
import { navigation } from './navigation.ts'

/** The main links, in the header and in the drawer; that of the section is marked. */
export function NavigationLinks({ section, className }: { section: string | null; className?: string }) {
  return navigation(useTexts(), useLanguage()).map(({ to, label }) => (
    <LocalLink key={to} to={to} className={className} aria-current={to === section ? 'page' : undefined}>
      {label}
    </LocalLink>
  ))
}

/** The main link to whose pages this one belongs. */
export function useSection(): string | null {
  const { pathname } = useLocation()
  const language = useLanguage()
  const section = navigation(useTexts(), language).find(({ to }) => {
    const path = localPath(to, language)
    return to === '/' ? pathname === path : isWithin(pathname, path)
  })
  return section?.to ?? null
}

function isWithin(pathname: string, section: string): boolean {
  return `${pathname}/`.toLowerCase().startsWith(`${section}/`)
}
