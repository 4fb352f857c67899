import type { ReactNode } from 'react'

/** Not announced: the foot of a list says its number of rows. */
export function ListEmpty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="list-empty stack gap-4">
      <p>{title}</p>
      {children}
    </div>
  )
}
