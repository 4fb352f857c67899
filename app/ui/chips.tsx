import { Link } from 'react-router'
import { formatCount, type Count } from '#app/i18n/money.ts'
import type { LinkItem } from './tabs.tsx'

type ChipsProps = {
  label: string
  /** `lang` is that of the label, if it is not the page's. */
  items: (LinkItem & { lang?: string | undefined; count?: Count | undefined })[]
}

export function Chips({ label, items }: ChipsProps) {
  return (
    <nav className="chips flow" aria-label={label}>
      {items.map(({ href, label, lang, current, count }) => (
        <Link
          key={href}
          to={href}
          className="chip"
          aria-current={current ? 'true' : undefined}
          discover="none"
          preventScrollReset
        >
          {lang ? <span lang={lang}>{label}</span> : label}
          {count && <span className="chip-count">{formatCount(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
