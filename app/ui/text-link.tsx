import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type TextLinkProps<Props> = Omit<Props, 'children'> & { icon?: IconName; label: ReactNode; className?: string }

export function TextLink(props: TextLinkProps<ComponentProps<'a'>> & { href: string }) {
  const { children, ...rest } = asTextLink(props)
  return <a {...rest}>{children}</a>
}

export function TextButton(props: TextLinkProps<ComponentProps<'button'>>) {
  return <button type="button" {...asTextLink(props)} />
}

/** The properties of an element that looks like a link in a text. */
export function asTextLink<Props>({ icon, label, className, ...rest }: TextLinkProps<Props>) {
  const children = (
    <>
      {icon && <Icon name={icon} />}
      {label}
    </>
  )
  return { ...rest, className: className ? `text-link ${className}` : 'text-link', children }
}
