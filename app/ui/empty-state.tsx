import type { ReactNode } from 'react'
import plate from './illustrations/plate-empty.svg'

export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="page-state stack gap-3">
      <img src={plate} alt="" width="84" height="84" />
      <p className="d5">{title}</p>
      {children && <div className="page-state-next stack gap-4">{children}</div>}
    </div>
  )
}
