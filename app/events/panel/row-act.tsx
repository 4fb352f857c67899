import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'

type RowActProps = {
  tone?: 'main' | 'tint' | 'line' | 'plain'
  icon?: IconName
  /** The name for readers, where the row says whom it is about. */
  label?: string
  busy?: boolean
  expanded?: boolean
  onClick: () => void
  children: ReactNode
}

/** An act within a row: the first is tinted, the second plain text; never red. */
export function RowAct({ tone = 'tint', icon, label, busy = false, expanded, onClick, children }: RowActProps) {
  return (
    <button
      type="button"
      className={`row-act row-act-${tone}`}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-expanded={expanded}
      onClick={busy ? undefined : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}
