import type { ReactNode } from 'react'

export type LinkItem = { href: string; label: ReactNode; current: boolean }

type TabsProps = {
  label: string
  items: LinkItem[]
  /** The fragment of the tabs' addresses, for tabs far down the page. */
  id?: string
}

export function Tabs({ label, items, id }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label} id={id}>
      {items.map(({ href, label, current }) => (
        <a
          key={href}
          href={id ? `${href}#${id}` : href}
          className="tabs-tab"
          aria-current={current ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
