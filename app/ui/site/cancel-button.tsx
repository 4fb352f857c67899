import type { ReactNode } from 'react'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'

type CancelButtonProps = {
  /** Closes the dialog that the form is in. */
  onCancel: (() => void) | undefined
  /** Where it leads to when the form is a page. */
  to: string
  children: ReactNode
}

/** The way out of a form that is a dialog and a page. */
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
