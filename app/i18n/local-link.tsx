import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { localPath } from './language.ts'
import { useLanguage } from './texts.tsx'

/** Turns a Spanish path (`/eventos`) into that of the page's language. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  return (path) => localPath(path, language)
}

/** A link to a page of the site, named by its Spanish path; loads the page once the visitor means to go there. */
export function LocalLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link prefetch="intent" {...rest} to={useLocalPath()(to)} />
}
