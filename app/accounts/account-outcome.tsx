import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '#app/i18n/texts.tsx'
import { LocalButtonLink } from '#app/ui/local-button-link.tsx'

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
      {children || <LocalButtonLink to="/auth" variant="secondary" label={t.signIn} />}
    </>
  )
}
