import type { ComponentProps } from 'react'
import { localPath } from './language.ts'
import { useLanguage } from './texts.tsx'

/** Turns a Spanish path (`/eventos`) into that of the page's language. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  return (path) => localPath(path, language)
}

/** A link to a page of the site, named by its Spanish path. */
export function LocalLink({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return (
    <a {...rest} href={useLocalPath()(to)}>
      {children}
    </a>
  )
}
