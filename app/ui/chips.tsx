import { Link } from 'react-router'
import { formatCount, type Count } from '#app/i18n/money.ts'
import type { LinkItem } from './tabs.tsx'

export function Chips({ label, items }: { label: string; items: (LinkItem & { count?: Count | undefined })[] }) {
  return (
    <nav className="chips" aria-label={label}>
      {items.map(({ href, label, current, count }) => (
        <Link key={href} to={href} className="chip" aria-current={current ? 'true' : undefined} preventScrollReset>
          {label}
          {count && <span className="chip-count">{formatCount(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
