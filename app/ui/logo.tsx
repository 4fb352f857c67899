import sprite from './icons.svg?no-inline'

type LogoProps = {
  /** The alternative text; leave it out where the link around says the name. */
  label?: string
  className?: string
}

/** Mark and name. Takes the colour of the text; its height is the caller's. */
export function Logo({ label, className }: LogoProps) {
  return (
    <svg className={className ? `logo ${className}` : 'logo'} viewBox="0 0 302 100" {...alternative(label)}>
      <use href={`${sprite}#logo-mark`} width="100" height="100" />
      <use href={`${sprite}#logo-words`} x="100" width="202" height="100" />
    </svg>
  )
}

/** The mark alone, 24 px at least. */
export function LogoMark({ label, className }: LogoProps) {
  return (
    <svg className={className ? `logo ${className}` : 'logo'} viewBox="0 0 100 100" {...alternative(label)}>
      <use href={`${sprite}#logo-mark`} width="100" height="100" />
    </svg>
  )
}

function alternative(label: string | undefined) {
  return label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
}
