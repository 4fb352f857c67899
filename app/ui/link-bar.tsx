import { Link } from 'react-router'

/** A quiet row of links under the header; `label` names it for those who do not see it. */
export function LinkBar({ label, links }: { label: string; links: readonly { href: string; label: string }[] }) {
  return (
    <nav className="link-bar" aria-label={label}>
      <ul className="wrap link-bar-links">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link to={href} prefetch="intent">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
