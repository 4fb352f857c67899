import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** One view among several of a page, each with an address of its own. */
export type LinkItem = { href: string; label: ReactNode; current: boolean }

/** Tabs as links: they work without script, and the address tells which one is open. */
export function Tabs({ label, items }: { label: string; items: LinkItem[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map(({ href, label, current }) => (
        <Link key={href} to={href} className="tabs-tab" aria-current={current ? 'page' : undefined} preventScrollReset>
          {label}
        </Link>
      ))}
    </nav>
  )
}
