import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A word about a thing; `star` is the Michelin one, `line` only outlined. */
export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'star' | 'line'; children: ReactNode }) {
  return (
    <span className={tone === 'plain' ? 'badge' : `badge badge-${tone}`}>
      {tone === 'star' && <Icon name="star-fill" />}
      {children}
    </span>
  )
}

/** Where something stands on its way: dot, word and tint. */
export function StatusBadge({
  status,
  children,
}: {
  status: 'pending' | 'approved' | 'rejected' | 'off'
  children: ReactNode
}) {
  return <span className={`status status-${status}`}>{children}</span>
}
