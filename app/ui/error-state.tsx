import type { ReactNode } from 'react'

/** Something could not be shown: what, and the way back. */
export function ErrorState({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="page-state" role="alert">
      <p className="d5">{title}</p>
      <div className="page-state-next">{children}</div>
    </div>
  )
}
