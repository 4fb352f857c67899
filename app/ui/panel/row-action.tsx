import { Link } from 'react-router'
import { Icon, type IconName } from '../icon.tsx'

type Look = {
  icon: IconName
  label: string
  danger?: boolean
}

export function RowAction({ icon, label, danger = false, onClick }: Look & { onClick: () => void }) {
  return (
    <button type="button" className={lookOf(danger)} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

export function RowLink({ icon, label, danger = false, to, state }: Look & { to: string; state?: unknown }) {
  return (
    <Link to={to} state={state} className={lookOf(danger)} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  )
}

function lookOf(danger: boolean): string {
  return danger ? 'row-action row-action-danger' : 'row-action'
}
