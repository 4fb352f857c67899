import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type IconFactProps = {
  icon: IconName
  label: string
  /** Of the fact, if it is not the page's. */
  lang?: string | undefined
  children: ReactNode
}

export function IconFact({ icon, label, lang, children }: IconFactProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd lang={lang}>{children}</dd>
    </div>
  )
}
