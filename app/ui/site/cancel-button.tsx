import type { ReactNode } from 'react'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'

type CancelButtonProps = {
  onCancel: (() => void) | undefined
  to: string
  children: ReactNode
}

export function CancelButton({ onCancel, to, children }: CancelButtonProps) {
  return onCancel ? (
    <Button variant="secondary" onClick={onCancel}>
      {children}
    </Button>
  ) : (
    <LocalLink to={to} className={buttonClass({ variant: 'secondary' })}>
      {children}
    </LocalLink>
  )
}
