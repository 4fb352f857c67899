import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

type ButtonLook = {
  /** `primary` acts, `secondary` is the way beside it, `neutral` a calm act, `danger` destroys. */
  variant?: 'primary' | 'secondary' | 'neutral' | 'danger'
  size?: 'md' | 'sm'
  /** As wide as its place. */
  block?: boolean
  /** A white disc with an arrow at the end: the main call of a view. */
  arrow?: boolean
  className?: string
}

type ButtonContent = { icon?: IconName; children: ReactNode }

type ButtonProps = ButtonLook &
  ButtonContent & {
    /** What was asked is under way: shows a ring and `busyLabel`, and does not answer to presses. */
    busy?: boolean
    /** Give it from the start, so that the button has one width for both labels. */
    busyLabel?: string
  }

/** A button that acts; `type` is 'button' unless said. A link that looks like one is `ButtonLink`. */
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

/**
 * A plain link with a button's look. For a router link:
 * `<Link className={buttonClass({ … })}>{buttonContent({ … })}</Link>`.
 */
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

/** The classes of a button, for elements that are not made here. */
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

/** What stands in a button: icon, label, arrow disc. */
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
