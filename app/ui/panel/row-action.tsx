import { Link } from 'react-router'
import { Icon, type IconName } from '../icon.tsx'

type Look = { icon: IconName; label: string }

/** Never red: what destroys is red in its own dialog only. */
export function RowAction({ icon, label, onClick }: Look & { onClick: () => void }) {
  return (
    <button type="button" className="row-action" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

export function RowLink({ icon, label, to, state }: Look & { to: string; state?: unknown }) {
  return (
    <Link to={to} state={state} className="row-action" aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  )
}
