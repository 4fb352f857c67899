import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export function IconFact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        <span className="visually-hidden">{label}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
