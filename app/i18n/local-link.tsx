import type { ComponentProps } from 'react'
import { localPath } from './language.ts'
import { useLanguage } from './texts.tsx'

export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  return (path) => localPath(path, language)
}

/** `to` is the Spanish path. */
export function LocalLink({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  return (
    <a {...rest} href={useLocalPath()(to)}>
      {children}
    </a>
  )
}
