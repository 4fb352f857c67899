import type { ComponentProps } from 'react'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { asButton, type ButtonLinkProps } from './button.tsx'

export function LocalButtonLink(props: ButtonLinkProps<ComponentProps<typeof LocalLink>>) {
  return <LocalLink {...asButton(props)} />
}
