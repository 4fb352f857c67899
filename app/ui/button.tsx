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

type ButtonContent = { icon?: IconName; children: ReactNode }

type ButtonProps = ButtonLook &
  ButtonContent & {
    /** Shows a ring and `busyLabel`, and ignores presses. */
    busy?: boolean
    busyLabel?: string
  }

export function Button({
  variant,
  size,
  block,
  arrow,
  className,
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps & ComponentProps<'button'>) {
  const content = buttonContent({ icon, arrow, children })
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, block, arrow, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? refuse : onClick}
    >
      {busyLabel === undefined ? (
        content
      ) : (
        <>
          <span className="button-content">{content}</span>
          <span className="button-busy">
            <span className="button-ring" />
            {busyLabel}
          </span>
        </>
      )}
    </button>
  )
}

/** For a router link: `<Link className={buttonClass({ … })}>{buttonContent({ … })}</Link>`. */
export function ButtonLink({
  variant,
  size,
  block,
  arrow,
  className,
  icon,
  children,
  ...rest
}: ButtonLook & ButtonContent & ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block, arrow, className })}>
      {buttonContent({ icon, arrow, children })}
    </a>
  )
}

export function buttonClass({
  variant = 'primary',
  size = 'md',
  block = false,
  arrow = false,
  className,
}: ButtonLook = {}): string {
  const names = ['button', `button-${variant}`]
  if (size === 'sm') names.push('button-sm')
  if (block) names.push('button-block')
  if (arrow) names.push('button-arrow')
  if (className) names.push(className)
  return names.join(' ')
}

export function buttonContent({ icon, arrow = false, children }: ButtonContent & { arrow?: boolean }): ReactNode {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {arrow && (
        <span className="button-disc">
          <Icon name="arrow-right-bold" />
        </span>
      )}
    </>
  )
}

function refuse(event: MouseEvent) {
  event.preventDefault()
}
