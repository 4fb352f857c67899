import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'

type IconButtonLook = {
  variant?: 'outline' | 'plain'
  /** 52 or 44 px across. */
  size?: 'md' | 'sm'
  className?: string
}

type IconButtonProps = IconButtonLook & { icon: IconName; label: string }

export function IconButton({
  icon,
  label,
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: IconButtonProps & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button {...rest} type={type} className={iconButtonClass({ variant, size, className })} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}

type IconLinkProps = IconButtonProps & Omit<ComponentProps<'a'>, 'children'> & { href: string }

export function IconLink({ icon, label, variant, size, className, ...rest }: IconLinkProps) {
  return (
    <a {...rest} className={iconButtonClass({ variant, size, className })} aria-label={label}>
      <Icon name={icon} />
    </a>
  )
}

export function iconButtonClass({ variant = 'outline', size = 'md', className }: IconButtonLook = {}): string {
  const names = ['icon-button']
  if (variant === 'plain') names.push('icon-button-plain')
  if (size === 'sm') names.push('icon-button-sm')
  if (className) names.push(className)
  return names.join(' ')
}
