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

export function Button(props: ButtonProps & ComponentProps<'button'>) {
  const { variant, size, block, arrow, className, icon, busy = false, busyLabel, children, ...rest } = props
  const content = buttonContent({ icon, arrow, children })
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block, arrow, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? refuse : rest.onClick}
    >
      {busyLabel === undefined ? content : <BusyContent label={busyLabel}>{content}</BusyContent>}
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

type ButtonLinkProps = ButtonLook & ButtonContent & ComponentProps<'a'> & { href: string }

/** For a router link: `<Link className={buttonClass({ … })}>{buttonContent({ … })}</Link>`. */
export function ButtonLink({ variant, size, block, arrow, className, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block, arrow, className })}>
      {buttonContent({ icon, arrow, children })}
    </a>
  )
}

export function buttonClass(props: ButtonLook = {}): string {
  const { variant = 'primary', size = 'md', block = false, arrow = false, className } = props
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
        <span className="button-disc center">
          <Icon name="arrow-right-bold" />
        </span>
      )}
    </>
  )
}

function refuse(event: MouseEvent) {
  event.preventDefault()
}
