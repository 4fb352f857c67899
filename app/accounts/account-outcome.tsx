import { useEffect, useRef, type ReactNode } from 'react'
import { LocalLink } from '#app/i18n/local-link.tsx'
import { useTexts } from '#app/i18n/texts.tsx'
import { buttonClass } from '#app/ui/button.tsx'

export function AccountOutcome({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { accounts: t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 className="d2 account-outcome" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="account-lead" role="status">
        {text}
      </p>
      {children || (
        <LocalLink to="/auth" className={buttonClass({ variant: 'secondary' })}>
          {t.signIn}
        </LocalLink>
      )}
    </>
  )
}
