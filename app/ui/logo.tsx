import sprite from './icons.svg?no-inline'

type LogoProps = {
  label?: string
  className?: string
}

export function Logo({ label, className }: LogoProps) {
  return (
    <svg className={className ? `logo ${className}` : 'logo'} viewBox="0 0 302 100" {...alternative(label)}>
      <use href={`${sprite}#logo-mark`} width="100" height="100" />
      <use href={`${sprite}#logo-words`} x="100" width="202" height="100" />
    </svg>
  )
}

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
