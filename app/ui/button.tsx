import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'neutral' | 'danger'
  size?: 'md' | 'sm'
  block?: boolean
  arrow?: boolean
  className?: string
}

type ButtonContent = { icon?: IconName; label: ReactNode }

type ButtonProps = ButtonLook &
  ButtonContent & {
    /** Shows a ring and `busyLabel`, and ignores presses. */
    busy?: boolean
    busyLabel?: string
  }

export function Button({
  busy = false,
  busyLabel,
  ...props
}: ButtonProps & Omit<ComponentProps<'button'>, 'children' | 'aria-busy'>) {
  const { className, children, ...rest } = asButton(props)
  return (
    <button
      type="button"
      {...rest}
      className={className}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? refuse : rest.onClick}
    >
      {busyLabel === undefined ? children : <BusyContent label={busyLabel}>{children}</BusyContent>}
    </button>
  )
}

function BusyContent({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <span className="button-content">{children}</span>
      <span className="button-busy">
        <span className="button-ring" />
        {label}
      </span>
    </>
  )
}

/** Of a link that looks like a button. */
export type ButtonLinkProps<Props> = ButtonLook & ButtonContent & Omit<Props, 'children'>

export function ButtonLink(props: ButtonLinkProps<ComponentProps<'a'>> & { href: string }) {
  const { children, ...rest } = asButton(props)
  return <a {...rest}>{children}</a>
}

/** The properties of an element that looks like a button. */
export function asButton<Props extends ButtonLook & ButtonContent>(props: Props) {
  const { variant = 'primary', size = 'md', block = false, arrow = false, className, icon, label, ...rest } = props
  const names = ['button', `button-${variant}`]
  if (size === 'sm') names.push('button-sm')
  if (block) names.push('button-block')
  if (arrow) names.push('button-arrow')
  if (className) names.push(className)
  const children = (
    <>
      {icon && <Icon name={icon} />}
      {label}
      {arrow && (
        <span className="button-disc center">
          <Icon name="arrow-right-bold" />
        </span>
      )}
    </>
  )
  return { ...rest, className: names.join(' '), children }
}

function refuse(event: MouseEvent) {
  event.preventDefault()
}
