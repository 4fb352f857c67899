import { Link } from 'react-router'
import { Icon } from '../icon.tsx'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-link small back-link">
      <Icon name="arrow-left" />
      {children}
    </Link>
  )
}
