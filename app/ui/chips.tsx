import { Link } from 'react-router'
import type { LinkItem } from './tabs.tsx'

/** Filters as links, one of them chosen; `count` says how many are behind it. */
export function Chips({ label, items }: { label: string; items: (LinkItem & { count?: number })[] }) {
  return (
    <nav className="chips" aria-label={label}>
      {items.map(({ href, label, current, count }) => (
        <Link key={href} to={href} className="chip" aria-current={current ? 'true' : undefined} preventScrollReset>
          {label}
          {count !== undefined && <span className="chip-count">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
