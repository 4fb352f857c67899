import { createContext, useContext, useId, type ReactNode, type ToggleEvent } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../icon.tsx'

const GAP_PX = 4

/** What is rare in a row, behind «…». The popover closes by Escape, by a press beside it, and by an act. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <>
      <button type="button" className="row-action" popoverTarget={id} aria-label={label} title={label}>
        <Icon name="dots-three" />
      </button>
      <div id={id} popover="auto" className="row-menu" role="group" aria-label={label} onBeforeToggle={placeBeside}>
        <MenuId value={id}>{children}</MenuId>
      </div>
    </>
  )
}

/** The popover that an act closes. */
const MenuId = createContext('')

/** Below its button, or above it in the lower half of the window. */
function placeBeside({ currentTarget: menu, newState }: ToggleEvent<HTMLElement>) {
  const button = menu.previousElementSibling
  if (newState !== 'open' || !button) return
  const { top, right, bottom } = button.getBoundingClientRect()
  const below = bottom < innerHeight / 2
  menu.style.inset = below
    ? `${bottom + GAP_PX}px ${innerWidth - right}px auto auto`
    : `auto ${innerWidth - right}px ${innerHeight - top + GAP_PX}px auto`
  addEventListener('scroll', () => menu.isConnected && menu.hidePopover(), { once: true })
}

type ItemProps = { icon: IconName; label: string }

export function RowMenuItem({
  icon,
  label,
  className,
  onClick,
}: ItemProps & { className?: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={className ? `row-menu-item ${className}` : 'row-menu-item'}
      popoverTarget={useContext(MenuId)}
      popoverTargetAction="hide"
      onClick={onClick}
    >
      <Icon name={icon} />
      {label}
    </button>
  )
}

/** A page of the panel, or (`mailto:`, `tel:`, the site) another address. */
export function RowMenuLink({ icon, label, to }: ItemProps & { to: string }) {
  const content = (
    <>
      <Icon name={icon} />
      {label}
    </>
  )
  return to.startsWith('/admin/') ? (
    <Link to={to} className="row-menu-item">
      {content}
    </Link>
  ) : (
    <a href={to} className="row-menu-item">
      {content}
    </a>
  )
}
