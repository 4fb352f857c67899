import type { ReactNode } from 'react'

export function ListEmpty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="list-empty stack gap-4" role="status">
      <p>{title}</p>
      {children}
    </div>
  )
}
