import type { ReactNode } from 'react'

/** A list without rows: why, and what one can do. */
export function ListEmpty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="list-empty" role="status">
      <p>{title}</p>
      {children}
    </div>
  )
}
