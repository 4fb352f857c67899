import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'star' | 'line'; children: ReactNode }) {
  return (
    <span className={tone === 'plain' ? 'badge' : `badge badge-${tone}`}>
      {tone === 'star' && <Icon name="star-fill" />}
      {children}
    </span>
  )
}

export function StatusBadge({
  status,
  children,
}: {
  status: 'pending' | 'approved' | 'rejected' | 'off'
  children: ReactNode
}) {
  return <span className={`status status-${status}`}>{children}</span>
}
