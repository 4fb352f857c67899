import type { ComponentProps } from 'react'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { asTextLink, type TextLinkProps } from './text-link.tsx'

export function LocalTextLink(props: TextLinkProps<ComponentProps<typeof LocalLink>>) {
  return <LocalLink {...asTextLink(props)} />
}
