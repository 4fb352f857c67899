import type { LinkItem } from './tabs.tsx'

export function Segments({ label, items }: { label: string; items: LinkItem[] }) {
  return (
    <nav className="segments" aria-label={label}>
      {items.map(({ href, label, current }) => (
        <a key={href} href={href} className="segments-item" aria-current={current ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}

export function SegmentButtons<Value extends string>({
  label,
  items,
  value,
  onChange,
}: {
  label: string
  items: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    <div className="segments" role="group" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          className="segments-item"
          aria-pressed={item.value === value}
          onClick={() => onChange(item.value)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}
