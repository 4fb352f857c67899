import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** `diet` is what can hurt somebody: nothing else in a list is as strong. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'star' | 'line' | 'diet' | 'proved'
  children: ReactNode
}) {
  return (
    <span className={tone === 'plain' ? 'badge' : `badge badge-${tone}`}>
      {tone === 'star' && <Icon name="star-fill" />}
      {tone === 'proved' && <Icon name="check" />}
      {tone === 'diet' && <Icon name="warning" />}
      {children}
    </span>
  )
}

type StatusBadgeProps = { status: 'pending' | 'approved' | 'rejected' | 'off' | 'full'; children: ReactNode }

export function StatusBadge({ status, children }: StatusBadgeProps) {
  return <span className={`status status-${status}`}>{children}</span>
}
