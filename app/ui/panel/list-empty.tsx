import type { ReactNode } from 'react'

export function ListEmpty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="list-empty" role="status">
      <p>{title}</p>
      {children}
    </div>
  )
}
