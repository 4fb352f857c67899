import type { ReactNode } from 'react'

/** One view among several of a page, each with an address of its own. */
export type LinkItem = { href: string; label: ReactNode; current: boolean }

type TabsProps = {
  label: string
  items: LinkItem[]
  /**
   * Where the tabs stand far down: the id by which their addresses name them, so that they are in view on the next
   * page, too.
   */
  id?: string
}

/** Tabs as links: they work without script, and the address tells which one is open. */
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
