import type { ReactNode } from 'react'

type ChangeListProps = {
  /** Read aloud between before and after. */
  to: string
  changes: readonly { key: string; label: string; before: ReactNode; after: ReactNode }[]
}

export function ChangeList({ to, changes }: ChangeListProps) {
  return (
    <dl className="change-list">
      {changes.map(({ key, label, before, after }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <del>{before}</del> <span className="visually-hidden">{to}</span> <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
