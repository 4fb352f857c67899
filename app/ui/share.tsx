import type { ReactNode } from 'react'
import type { IconName } from './icon.tsx'
import { IconLink } from './icon-button.tsx'

type ShareProps = {
  label: string
  links: { href: string; label: string; icon: IconName }[]
  /** What else one can do: the copy button. */
  children?: ReactNode
}

/** Ways to pass a page on, as plain links: no one else's script. */
export function Share({ label, links, children }: ShareProps) {
  return (
    <div className="share" role="group" aria-label={label}>
      {links.map((link) => (
        <IconLink key={link.href} {...link} size="sm" target="_blank" rel="noopener noreferrer" />
      ))}
      {children}
    </div>
  )
}
